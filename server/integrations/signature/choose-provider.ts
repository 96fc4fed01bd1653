import { settings } from '@/server/config/settings'
import { clicksign } from './clicksign'
import type { SignatureProvider } from './provider'
import { SANDBOX_ACCESS, startSignatureSandbox, type SandboxWebhook, type SignatureSandbox } from './sandbox/server'

type Chosen = { provider: SignatureProvider; webhookSecret: string; sandbox?: SignatureSandbox }

// Next compiles pages and instrumentation apart, so the one sandbox of the process hangs on globalThis.
const holder = globalThis as typeof globalThis & { arrendaSignature?: Promise<Chosen> }

/** Whether papers are signed at a provider instead of inside the platform. */
export const isProviderInUse = (): boolean => settings().SIGNATURE_PROVIDER === 'clicksign'

/**
 * The provider that the settings name, and the secret that its messages are proven by; undefined where papers are signed
 * inside the platform. With demo data or in tests, and without an access of one's own, a sandbox of this process.
 */
export async function signatureProvider(): Promise<Chosen | undefined> {
  return isProviderInUse() ? (holder.arrendaSignature ??= choose()) : undefined
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
