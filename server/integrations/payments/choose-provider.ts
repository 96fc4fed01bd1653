import { settings, type Settings } from '@/server/config/settings'
import { paymentClient } from './client'
import type { PaymentProvider } from './provider'
import { type PaymentSandbox, SANDBOX_ACCESS, type SandboxWebhook, startPaymentSandbox } from './sandbox/server'

type Chosen = { provider: PaymentProvider; webhookSecret: string; sandbox?: PaymentSandbox }

// Next compiles pages and instrumentation separately, so the process's single sandbox is kept on globalThis.
const holder = globalThis as typeof globalThis & { arrendaPayments?: Promise<Chosen | null> }

/**
 * Who registers boletos by these settings: the configured provider or, only with demo data and in tests, a sandbox. Null
 * without either: real customers must never be sent a made-up boleto.
 */
export function paymentProviderKind(
  { PAYMENTS_URL, DEMO_DATA, NODE_ENV }: Settings = settings(),
): 'provider' | 'sandbox' | null {
  if (PAYMENTS_URL) return 'provider'
  return DEMO_DATA === 'on' || NODE_ENV === 'test' ? 'sandbox' : null
}

/** The provider with the secret that authenticates its webhooks; null where staff type the lines of boletos. */
export const paymentProvider = (): Promise<Chosen | null> => (holder.arrendaPayments ??= choose())

/** Stops the sandbox, if any. */
export async function closePaymentProvider(): Promise<void> {
  const open = holder.arrendaPayments
  delete holder.arrendaPayments
  await (await open)?.sandbox?.close()
}

async function choose(): Promise<Chosen | null> {
  const { PAYMENTS_URL, PAYMENTS_TOKEN, PAYMENTS_WEBHOOK_SECRET, PAYMENTS_TIMEOUT_MS: timeoutMs } = settings()
  if (PAYMENTS_URL && PAYMENTS_TOKEN && PAYMENTS_WEBHOOK_SECRET) {
    const url = PAYMENTS_URL.replace(/\/$/, '')
    const provider = paymentClient({ url, token: PAYMENTS_TOKEN, timeoutMs, isSandbox: false })
    return { provider, webhookSecret: PAYMENTS_WEBHOOK_SECRET }
  }
  if (paymentProviderKind() === null) return null
  const sandbox = await startPaymentSandbox((message) => void deliver(message))
  const { token, webhookSecret } = SANDBOX_ACCESS
  return { sandbox, webhookSecret, provider: paymentClient({ url: sandbox.url, token, timeoutMs, isSandbox: true }) }
}

/** Sent like the real one's; a lost webhook is covered by periodic reading. */
async function deliver({ body, headers }: SandboxWebhook): Promise<void> {
  await fetch(`${settings().APP_URL}/api/payment-webhook`, { method: 'POST', body, headers }).catch(() => undefined)
}
