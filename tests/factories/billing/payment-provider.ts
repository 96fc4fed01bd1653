import { updateBoleto } from '@/server/billing/payments/boleto-jobs'
import { createApp } from '@/server/app'
import { transaction } from '@/server/db/client'
import { closePaymentProvider } from '@/server/integrations/payments/choose-provider'
import {
  type PaymentSandbox,
  SANDBOX_ACCESS,
  type SandboxWebhook,
  startPaymentSandbox,
} from '@/server/integrations/payments/sandbox/server'
import { rowsOf } from '../rows'
import { runJobs } from '../run-jobs'
import { the } from '../the'
import { anIssuedInvoice, type IssuedInvoice } from './issued-invoice.factory'

const app = createApp()

type AtProvider = {
  sandbox: PaymentSandbox
  /** Messages of the provider that are not delivered yet. */
  messages: SandboxWebhook[]
}

const now: Partial<AtProvider> = {}

/** The provider of boletos of this test file, with its messages in this test. */
export const atProvider = (): AtProvider => now as AtProvider

/** Has the boletos of this test file registered at a sandbox of the provider. */
export function usePaymentProvider(): void {
  beforeAll(async () => {
    now.sandbox = await startPaymentSandbox((message) => now.messages?.push(message))
    Object.assign(process.env, {
      PAYMENTS_URL: now.sandbox.url,
      PAYMENTS_TOKEN: SANDBOX_ACCESS.token,
      PAYMENTS_WEBHOOK_SECRET: SANDBOX_ACCESS.webhookSecret,
      PAYMENTS_TIMEOUT_MS: '400',
    })
  })
  beforeEach(() => {
    now.messages = []
  })
  afterAll(async () => {
    await closePaymentProvider()
    await now.sandbox?.close()
  })
}

/** Delivers one message like the provider. */
export const deliver = async ({ body, headers }: SandboxWebhook): Promise<Response> =>
  app.request('/api/payment-webhook', { method: 'POST', body, headers })

/** Delivers messages in this order, and runs the resulting jobs. */
export async function hear(said = atProvider().messages): Promise<void> {
  for (const message of said) expect((await deliver(message)).status).toBe(204)
  await runJobs()
}

type Boleto = { boleto_id: string | null; digitable_line: string | null }

/** The boleto that an invoice names. */
export const boletoOf = async ({ id }: { id: number }): Promise<Boleto> =>
  the(await rowsOf<Boleto>('select boleto_id, digitable_line from invoices where id = $1', [id]))

/** The same at the provider. */
export const chargeOf = async (invoice: IssuedInvoice) =>
  atProvider().sandbox.all.get((await boletoOf(invoice)).boleto_id ?? '')

/** What issuing, cancelling and extending do. */
export async function follow({ id }: IssuedInvoice): Promise<void> {
  await transaction((tx) => updateBoleto(tx, id))
  await runJobs()
}

/** An invoice of 900.00 with a registered boleto. */
export async function aRegistered(overrides: Parameters<typeof anIssuedInvoice>[0] = {}) {
  const invoice = await anIssuedInvoice(overrides)
  await follow(invoice)
  const { boleto_id: chargeId } = await boletoOf(invoice)
  return { ...invoice, chargeId: chargeId ?? '' }
}
