import type { Db } from '@/server/db/client'
import { chargedDetail } from '@/services/billing/invoices/invoice-states.rules'
import { computeBalance } from '@/services/billing/payments/late-charges.rules'
import { currentDay } from '@/services/format/format.rules'
import { toCents } from '@/services/simulation/money.rules'
import { creditsOf } from '../company-credits.repository'
import type { NewLine } from './draft-lines.repository'
import { listBilledCharges, listPaidLate } from './offers.repository'

/** What a draft offers besides the measuring, and staff may drop. */
export type Offers = {
  /** Charges of invoices that were paid late without them. */
  charges: NewLine[]
  /** The credit that is left, in integer cents. */
  credit: number
}

/**
 * The offers of these companies for a month, three queries however many they are. Late charges are those of invoices that
 * were paid in full since the month began, less what other invoices have billed of them: of open ones nobody knows yet what
 * they come to. None while an invoice is contested.
 * @param month `2026-11`
 * @returns the offers of a company
 */
export async function loadOffers(
  conn: Db,
  companyIds: readonly number[],
  month: string,
): Promise<(companyId: number) => Offers> {
  const first = `${month}-01`
  const late = await listPaidLate(conn, companyIds, first)
  const billed = late.length === 0 ? [] : await listBilledCharges(conn, companyIds, first)
  const credits = await creditsOf(conn, companyIds)
  return (companyId) => ({
    charges: late.filter((one) => one.companyId === companyId).flatMap((invoice) => chargesOf(invoice, billed)),
    credit: credits.get(companyId) ?? 0,
  })
}

type PaidLate = Awaited<ReturnType<typeof listPaidLate>>[number]
type Billed = Awaited<ReturnType<typeof listBilledCharges>>

function chargesOf({ companyId, number, period, total, dueOn, payments }: PaidLate, billed: Billed): NewLine[] {
  const detail = chargedDetail(number)
  const before = billed.find((one) => one.companyId === companyId && one.detail === detail)
  const { chargesOpen: amount } = computeBalance({
    total: toCents(total),
    dueOn,
    payments: payments.map((one) => ({ paidOn: one.paid_on, cents: toCents(one.amount) })),
    day: currentDay(),
    billedCharges: toCents(before?.amount ?? '0.00'),
  })
  if (amount === 0) return []
  return [
    {
      ...{ orderId: null, kind: 'LATE_CHARGES', taxKind: 'RENTAL', period: period.slice(0, 7) },
      ...{ label: 'Multa e juros por atraso', detail, quantity: 1, unitAmount: amount, amount, rows: [] },
    },
  ]
}

/** The line that uses a company's credit: at most what the other lines come to. */
export function creditLine(credit: number, total: number, month: string): NewLine[] {
  const used = Math.min(credit, total)
  if (used <= 0) return []
  return [
    {
      ...{ orderId: null, kind: 'COMPANY_CREDIT', taxKind: 'RENTAL', period: month, label: 'Crédito da empresa' },
      ...{ detail: null, quantity: 1, unitAmount: 0 - used, amount: 0 - used, rows: [] },
    },
  ]
}
