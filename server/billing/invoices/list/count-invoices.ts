import { db } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import type { Actor } from '@/services/auth/actor.rules'
import { visibleCompanies } from '@/services/auth/visibility.rules'
import type { InvoiceCounts } from '@/services/billing/invoices/invoices.schema'
import { currentDay } from '@/services/format/format.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { compactInvoiceCounters, countAll, countOfCompanies } from './invoice-counts.repository'

const NOTHING = { count: 0, total: '0.00' }

/**
 * How many invoices stand in each tab, and what they come to, whatever was paid of them; what is overdue is not open. Staff
 * read all companies, a customer what was issued to the active one.
 * @param period `2026-11`: drafts, paid ones and all of that month only
 */
export async function countVisibleInvoices(actor: Actor, period?: string): Promise<InvoiceCounts> {
  const scope = { today: currentDay(), period: period && `${period}-01` }
  const companies = visibleCompanies(actor)
  if (companies) {
    const own = await countOfCompanies(db(), companies, scope)
    return own
      ? {
          drafts: NOTHING,
          open: { count: own.open, total: own.openTotal },
          overdue: { count: own.overdue, total: own.overdueTotal },
          paid: { count: own.paid, total: own.paidTotal },
          all: { count: own.all, total: own.allTotal },
        }
      : { drafts: NOTHING, open: NOTHING, overdue: NOTHING, paid: NOTHING, all: NOTHING }
  }
  const { counted, overdue = NOTHING } = await countAll(db(), scope)
  const issued = counted ? { count: counted.issued, total: counted.issuedTotal } : NOTHING
  return {
    drafts: counted ? { count: counted.drafts, total: counted.draftsTotal } : NOTHING,
    open: {
      count: issued.count - overdue.count,
      total: toDecimal(toCents(issued.total) - toCents(overdue.total)),
    },
    overdue,
    paid: counted ? { count: counted.paid, total: counted.paidTotal } : NOTHING,
    all: counted ? { count: counted.all, total: counted.allTotal } : NOTHING,
  }
}

// Each change of an invoice appends counter rows; every ten minutes keeps their number low.
defineSchedule('invoices.tallies', '*/10 * * * *', async () => {
  await compactInvoiceCounters(db())
})
