import { recordPayment } from '@/server/billing/payments/record-payment'
import type { Actor } from '@/services/auth/actor.rules'
import type { NewPayment, PaymentOptions } from '@/services/billing/payments/payments.schema'
import { currentDay } from '@/services/format/format.rules'
import { callApi } from '../http/call-api'
import { actorOf } from '../people/actors.factory'
import { aStaffUser } from '../people/users.factory'
import { rowsOf } from '../rows'
import { the } from '../the'

/** Somebody of FINANCEIRO, as a caller of use-cases and with a token. */
export async function aClerk() {
  const user = await aStaffUser(['FINANCEIRO'])
  return { ...user, actor: actorOf(user) }
}

/** Records a payment of today by hand. */
export const pay = (actor: Actor, invoiceId: number, { amount = '900.00', ...rest }: Partial<NewPayment> = {}) =>
  recordPayment(actor, invoiceId, { amount, paid_on: currentDay(), method: 'TRANSFER', external_id: null, ...rest })

/** Status and sum of an invoice, its payments that stand, and the credit that came of it. */
export async function ledgerOf(invoiceId: number) {
  return the(
    await rowsOf<{ status: string; paid: string; payments: number; credit: string }>(
      `select status, paid_total::text as paid,
        (select count(*)::int from payments where invoice_id = i.id and reversed_at is null) as payments,
        (select coalesce(sum(amount), 0)::numeric(12, 2)::text from company_credits where invoice_id = i.id) as credit
        from invoices i where id = $1`,
      [invoiceId],
    ),
  )
}

/** How an invoice is paid today, as the API answers. */
export const optionsOf = (invoiceId: number, token: string) =>
  callApi<PaymentOptions>('GET', `/invoices/${String(invoiceId)}/payment`, { token })
