import { type Author, SYSTEM } from '@/server/audit/audit.service'
import { type CompanyMeasurement, measureCompanies } from '@/server/billing/measuring/measure-companies.service'
import { db, transaction, type Tx } from '@/server/db/client'
import { isUniqueViolation } from '@/server/db/unique'
import { refuseField } from '@/server/http/refusal'
import { defineSchedule } from '@/server/jobs/queue'
import type { Actor } from '@/services/auth/actor.rules'
import type { DraftsCommand } from '@/services/billing/invoices/invoice-commands.schema'
import { formatInvoiceNumber } from '@/services/billing/invoices/invoice-states.rules'
import type { Drafted } from '@/services/billing/invoices/invoices.schema'
import { currentDay } from '@/services/format/format.rules'
import { addMonths } from '@/services/orders/business-days.rules'
import { deleteDraftOf } from './drafts/delete-draft'
import { loadOffers } from './drafts/offers'
import { draftLines, insertDraft, isAsWritten, readDraft, rewriteDraft } from './drafts/write-draft'
import type { NewLine } from './drafts/draft-lines.repository'
import {
  findBilledCompany,
  findMonthlyInvoice,
  hasMonthlyInvoice,
  listDraftedCompanies,
  lockBilledCompany,
} from './invoices.repository'

/** Companies whose lines are in memory at a time. */
const COMPANIES_AT_ONCE = 50

type Skipped = Drafted['skipped'][number]
type Outcome = 'created' | 'updated' | Skipped | undefined

/**
 * Drafts a month for all companies, or for some: each in its own transaction, a few in memory at a time. A second call makes
 * no second draft: it brings those up to date that nobody has edited. Companies whose invoice was issued or edited are
 * skipped, and of companies that are named also those that owe nothing; a draft that nothing stands in any more is deleted.
 * @param actor null for the job
 * Refuses 400 for a month that has not begun.
 */
export async function createDrafts(
  actor: Actor | null,
  { period: month, company_ids: companyIds }: DraftsCommand,
): Promise<Drafted> {
  if (month > currentDay().slice(0, 7)) throw refuseField('period', 'Esse mês ainda não começou.')
  const author = actor ?? SYSTEM
  const drafted: Drafted = { created: 0, updated: 0, skipped: [] }
  const note = (outcome: Outcome): void => {
    if (outcome === 'created' || outcome === 'updated') drafted[outcome] += 1
    else if (outcome) drafted.skipped.push(outcome)
  }
  const seen = new Set<number>()
  for await (const some of inBatches(measureCompanies(db(), { month, companyIds }))) {
    const offersOf = await loadOffers(
      db(),
      some.map(({ companyId }) => companyId),
      month,
    )
    for (const measured of some) {
      seen.add(measured.companyId)
      const lines = draftLines(measured, offersOf(measured.companyId), month)
      note(await draftOf(author, measured.companyId, { month, lines, isNamed: companyIds !== undefined }))
    }
  }
  // Nothing is measured for them any more, or they were named without a rental.
  const rest = companyIds ?? (await listDraftedCompanies(db(), `${month}-01`))
  for (const companyId of [...new Set(rest)].filter((id) => !seen.has(id))) {
    note(await draftOf(author, companyId, { month, lines: [], isNamed: companyIds !== undefined }))
  }
  return drafted
}

async function* inBatches(all: AsyncIterable<CompanyMeasurement>): AsyncGenerator<CompanyMeasurement[], void> {
  let some: CompanyMeasurement[] = []
  for await (const one of all) {
    some.push(one)
    if (some.length < COMPANIES_AT_ONCE) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}

type Contents = { month: string; lines: readonly NewLine[]; isNamed: boolean }

async function draftOf(author: Author, companyId: number, contents: Contents): Promise<Outcome> {
  if (contents.lines.length === 0 && !(await findBilledCompany(db(), companyId))) return undefined
  try {
    return await transaction((tx) => writeDraftOf(tx, author, companyId, contents))
  } catch (error) {
    // A draft of another month has taken the same days since they were measured; whoever opens it reads them anew.
    if (!isUniqueViolation(error, 'invoice_measurements_once')) throw error
    const company = await findBilledCompany(db(), companyId)
    return company && skip(company, 'Outra fatura ficou com os mesmos dias agora mesmo: gere de novo.')
  }
}

async function writeDraftOf(
  tx: Tx,
  author: Author,
  companyId: number,
  { month, lines, isNamed }: Contents,
): Promise<Outcome> {
  const company = await lockBilledCompany(tx, companyId)
  const invoice = await findMonthlyInvoice(tx, companyId, `${month}-01`)
  if (!invoice) {
    if (lines.length === 0) return isNamed ? skip(company, 'Nada a cobrar nesse mês.') : undefined
    await insertDraft(tx, author, { company, month, lines })
    return 'created'
  }
  if (invoice.number !== null) return skip(company, `Já emitida: fatura ${formatInvoiceNumber(invoice.number)}.`)
  if (invoice.frozenAt !== null) return skip(company, 'O rascunho foi editado: recalcule-o para ver o que mudaria.')
  const standing = await readDraft(tx, invoice.id)
  if (lines.length === 0 && standing.lines.every(({ editedBy }) => editedBy === null)) {
    await deleteDraftOf(tx, author, invoice, 'Nada a cobrar nesse mês.')
    return skip(company, 'Nada a cobrar nesse mês: o rascunho foi excluído.')
  }
  if (!isAsWritten(standing, lines))
    await rewriteDraft(tx, author, { draft: invoice, before: standing.lines, company, fresh: lines })
  return 'updated'
}

const skip = ({ id, corporateName }: { id: number; corporateName: string }, why: string): Skipped => ({
  company: { id, corporate_name: corporateName },
  why,
})

/** The month before the one of a day: `2026-11` on any day of December. */
const monthBefore = (day: string): string => addMonths(`${day.slice(0, 7)}-01`, -1).slice(0, 7)

/** Drafts the month that has ended; after the fees of renewals have begun (`orders.begin-addenda`). */
export const draftLastMonth = async (now = currentDay()): Promise<Drafted> =>
  createDrafts(null, { period: monthBefore(now), company_ids: undefined })

/**
 * The same, unless the month has an invoice already: the queue does not run what came due while it was down, so the job is
 * tried on each of the first days of a month.
 */
export async function draftLastMonthOnce(now = currentDay()): Promise<void> {
  if (!(await hasMonthlyInvoice(db(), `${monthBefore(now)}-01`))) await draftLastMonth(now)
}

defineSchedule('invoices.draft', '30 0 1-5 * *', () => draftLastMonthOnce())
