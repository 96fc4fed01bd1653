import { settings } from '@/server/config/settings'
import { clicksign } from './clicksign'
import type { SignatureProvider } from './provider'
import { SANDBOX_ACCESS, startSignatureSandbox, type SandboxWebhook, type SignatureSandbox } from './sandbox/server'

type Chosen = { provider: SignatureProvider; webhookSecret: string; sandbox?: SignatureSandbox }

/** The external providers of signatures, with their names for staff. */
export const PROVIDER_LABEL = { clicksign: 'Clicksign' } as const
export type ProviderName = keyof typeof PROVIDER_LABEL

// Next compiles pages and instrumentation separately, so the process's single sandbox is kept on globalThis.
const holder = globalThis as typeof globalThis & { arrendaSignature?: Promise<Chosen> }

/** The external provider for new documents; undefined where they are signed inside the platform. */
export function providerInUse(): ProviderName | undefined {
  const { SIGNATURE_PROVIDER } = settings()
  return SIGNATURE_PROVIDER === 'builtin' ? undefined : SIGNATURE_PROVIDER
}

/**
 * A provider with the secret that authenticates its webhooks: the current one, or, while we have access, a former one
 * with open envelopes. Undefined without settings for it. With demo data or in tests, the current provider without own
 * credentials is a sandbox of this process.
 */
export async function signatureProvider(name: ProviderName): Promise<Chosen | undefined> {
  const { SIGNATURE_TOKEN, SIGNATURE_WEBHOOK_SECRET } = settings()
  const isThere = providerInUse() === name || Boolean(SIGNATURE_TOKEN && SIGNATURE_WEBHOOK_SECRET)
  return isThere ? (holder.arrendaSignature ??= choose()) : undefined
}

/** Stops the sandbox, if any. */
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

/** Sent like the real one's; a lost webhook is covered by periodic polling. */
async function deliver({ body, headers }: SandboxWebhook): Promise<void> {
  await fetch(`${settings().APP_URL}/api/signature-webhook`, { method: 'POST', body, headers }).catch(() => undefined)
}
