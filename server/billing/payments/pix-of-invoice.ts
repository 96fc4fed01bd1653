import { settings, type Settings } from '@/server/config/settings'
import type { payments } from '@/server/db/schema'
import { isPayable, txidOf } from '@/services/billing/invoices/invoice-states.rules'
import { type PaidPart, computeBalance, type Balance } from '@/services/billing/payments/late-charges.rules'
import { type PixReceiver, staticPixCode } from '@/services/billing/payments/pix.rules'
import { toDay } from '@/services/format/format.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import type { InvoiceRow } from '../invoices/visible-invoices.repository'

/** What of an invoice decides how much is to be paid. */
export type PayableInvoice = Pick<InvoiceRow, 'kind' | 'status' | 'number' | 'total' | 'currentDueOn' | 'disputedAt'>

export type PaymentRow = typeof payments.$inferSelect

/**
 * Where an invoice stands on a day: what is left, its charges, and what was paid too much. Reversed payments do not count.
 * @param billedCharges what other invoices bill of its charges, in integer cents
 */
export function balanceOf(
  invoice: PayableInvoice,
  rows: readonly Pick<PaymentRow, 'paidOn' | 'amount' | 'reversedAt'>[],
  day: string,
  billedCharges = 0,
): Balance {
  const { kind, status, currentDueOn, disputedAt } = invoice
  // A cancelled invoice owes nothing, and nobody pays a credit note.
  const isOwed = status !== 'CANCELED' && kind !== 'CREDIT'
  const parts = rows.flatMap(({ paidOn, amount, reversedAt }): PaidPart[] =>
    reversedAt === null ? [{ paidOn, cents: toCents(amount) }] : [],
  )
  return computeBalance({
    total: isOwed ? toCents(invoice.total) : 0,
    dueOn: currentDueOn,
    payments: parts,
    day,
    billedCharges,
    ...(disputedAt && { contestedOn: toDay(disputedAt) }),
  })
}

/** `.example` is reserved: nobody can be paid by it. */
const DEMO: PixReceiver = { key: 'financeiro@arrenda.example', name: 'ARRENDA LOCACAO LTDA', city: 'SAO PAULO' }

type PixSettings = Pick<Settings, 'PIX_KEY' | 'PIX_NAME' | 'PIX_CITY' | 'DEMO_DATA' | 'NODE_ENV'>

/** Who is paid by Pix, by the settings; null where invoices carry no code. Demo data and tests have a made-up one. */
export function pixReceiver(given: PixSettings = settings()): PixReceiver | null {
  const { PIX_KEY: key, PIX_NAME: name, PIX_CITY: city, DEMO_DATA, NODE_ENV } = given
  if (key && name && city) return { key, name, city }
  return DEMO_DATA === 'on' || NODE_ENV === 'test' ? DEMO : null
}

/**
 * The Pix code of an invoice on a day: what is to be paid then, with charges, and `FAT` with its number. The same for page,
 * PDF and mail. Null for one that is not open or has nothing left to pay, and without a receiver in the settings.
 */
export function pixOfInvoice(
  invoice: PayableInvoice,
  { toPay }: Pick<Balance, 'toPay'>,
  receiver: PixReceiver | null = pixReceiver(),
): string | null {
  const { number } = invoice
  if (!receiver || !isPayable(invoice) || number === null || toPay === 0) return null
  return staticPixCode({ ...receiver, amount: toDecimal(toPay), txid: txidOf(number) })
}
