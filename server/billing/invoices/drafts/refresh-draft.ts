import { type Author, SYSTEM } from '@/server/audit/audit.service'
import { type CompanyMeasurement, measureCompanies } from '@/server/billing/measuring/measure-companies.service'
import { type Db, db, transaction } from '@/server/db/client'
import { lockBilledCompany, lockInvoice } from '../invoices.repository'
import type { InvoiceRow } from '../visible-invoices.repository'
import type { NewLine } from './draft-lines.repository'
import { loadOffers } from './offers'
import { draftLines, isAsWritten, readDraft, rewriteDraft } from './write-draft'

/** What a company's draft of a month would say now: a constant number of queries. */
export async function measuredNow(
  conn: Db,
  { companyId, period }: Pick<InvoiceRow, 'companyId' | 'period'>,
): Promise<NewLine[]> {
  const month = period.slice(0, 7)
  let measured: CompanyMeasurement | undefined
  for await (const one of measureCompanies(conn, { month, companyIds: [companyId] })) measured = one
  const offersOf = await loadOffers(conn, [companyId], month)
  return draftLines(measured, offersOf(companyId), month)
}

/** Whether a draft follows the measuring: of a month, and nobody has edited it. */
export const isFollowing = ({ status, kind, frozenAt }: InvoiceRow): boolean =>
  status === 'DRAFT' && kind === 'MONTHLY' && frozenAt === null

/**
 * Brings a draft up to date that nobody has edited; nothing is written if it says already what is measured now. What was
 * changed or issued meanwhile stays as it is.
 */
export async function refreshDraft(invoice: InvoiceRow, author: Author = SYSTEM): Promise<void> {
  if (!isFollowing(invoice)) return
  const [standing, fresh] = [await readDraft(db(), invoice.id), await measuredNow(db(), invoice)]
  if (isAsWritten(standing, fresh)) return
  await transaction(async (tx) => {
    const company = await lockBilledCompany(tx, invoice.companyId)
    const draft = await lockInvoice(tx, invoice.id)
    if (!draft || draft.version !== invoice.version || !isFollowing(draft)) return
    await rewriteDraft(tx, author, { draft, before: standing.lines, company, fresh })
  })
}
