import { settings } from '@/server/config/settings'
import { clicksign } from './clicksign'
import type { SignatureProvider } from './provider'
import { SANDBOX_ACCESS, startSignatureSandbox, type SandboxWebhook, type SignatureSandbox } from './sandbox/server'

type Chosen = { provider: SignatureProvider; webhookSecret: string; sandbox?: SignatureSandbox }

/** Where documents can be signed outside the platform, and what staff call it. */
export const PROVIDER_LABEL = { clicksign: 'Clicksign' } as const
export type ProviderName = keyof typeof PROVIDER_LABEL

// Next compiles pages and instrumentation apart, so the one sandbox of the process hangs on globalThis.
const holder = globalThis as typeof globalThis & { arrendaSignature?: Promise<Chosen> }

/** The provider to which documents go to be signed; undefined where they are signed inside the platform. */
export function providerInUse(): ProviderName | undefined {
  const { SIGNATURE_PROVIDER } = settings()
  return SIGNATURE_PROVIDER === 'builtin' ? undefined : SIGNATURE_PROVIDER
}

/**
 * A provider, and the secret that its messages are proven by: the one in use, or one that was and to which there is still
 * access, for what is out with it. Undefined once its settings are gone. With demo data or in tests, the one in use is a
 * sandbox of this process where there is no access of one's own.
 */
export async function signatureProvider(name: ProviderName): Promise<Chosen | undefined> {
  const { SIGNATURE_TOKEN, SIGNATURE_WEBHOOK_SECRET } = settings()
  const isThere = providerInUse() === name || Boolean(SIGNATURE_TOKEN && SIGNATURE_WEBHOOK_SECRET)
  return isThere ? (holder.arrendaSignature ??= choose()) : undefined
}

/** Ends the sandbox, when there is one. */
export async function closeSignatureProvider(): Promise<void> {
  const open = holder.arrendaSignature
  delete holder.arrendaSignature
  await (await open)?.sandbox?.close()
}

async function choose(): Promise<Chosen> {
  const { SIGNATURE_URL, SIGNATURE_TOKEN, SIGNATURE_WEBHOOK_SECRET, SIGNATURE_TIMEOUT_MS: timeoutMs } = settings()
  if (SIGNATURE_TOKEN && SIGNATURE_WEBHOOK_SECRET) {
    const provider = clicksign({ url: SIGNATURE_URL, token: SIGNATURE_TOKEN, timeoutMs, isSandbox: false })
    return { provider, webhookSecret: SIGNATURE_WEBHOOK_SECRET }
  }
  const sandbox = await startSignatureSandbox((message) => void deliver(message))
  const { token, webhookSecret } = SANDBOX_ACCESS
  return { sandbox, webhookSecret, provider: clicksign({ url: sandbox.url, token, timeoutMs, isSandbox: true }) }
}

/** As the real one sends it; one that is lost is made up for by reading now and then. */
async function deliver({ body, headers }: SandboxWebhook): Promise<void> {
  await fetch(`${settings().APP_URL}/api/signature-webhook`, { method: 'POST', body, headers }).catch(() => undefined)
}
