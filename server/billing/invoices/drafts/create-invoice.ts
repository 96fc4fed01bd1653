import { transaction } from '@/server/db/client'
import { refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { editLines } from '@/services/billing/invoices/draft-lines.rules'
import type { NewInvoice } from '@/services/billing/invoices/invoice-commands.schema'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { currentDay } from '@/services/format/format.rules'
import { recordInvoice } from '../change-invoice'
import { getInvoiceIn } from '../detail/get-invoice'
import { findBilledCompany, insertInvoice, updateInvoice } from '../invoices.repository'
import { chosenDue, insertWritten, requireAccepted } from './update-draft'
import { contentColumns, totalColumns } from './write-draft'

/**
 * A draft apart from the months, with lines that staff write; nothing is measured for it. Refuses 400 for a company that does
 * not exist, a due day in the past, and lines as `editLines` does.
 */
export function createInvoice(actor: Actor, body: NewInvoice): Promise<Invoice> {
  return transaction(async (tx) => {
    const company = await findBilledCompany(tx, body.company_id)
    if (!company) throw refuseField('company_id', 'Escolha uma empresa da lista.')
    const due = chosenDue(body.due_on)
    const edit = editLines([], body.lines)
    requireAccepted(edit)
    const draft = await insertInvoice(tx, {
      ...due,
      companyId: company.id,
      kind: body.kind,
      period: `${currentDay().slice(0, 7)}-01`,
      note: body.note ?? null,
      ...{ frozenAt: new Date(), editedBy: actor.id, createdBy: actor.id },
    })
    await insertWritten(tx, actor, draft, edit.lines)
    const totals = { ...totalColumns(edit.lines), ...(await contentColumns(tx, draft.id)) }
    const written = await updateInvoice(tx, draft.id, totals)
    await recordInvoice(tx, actor, written, { action: 'created', after: { total: written.total } })
    return getInvoiceIn(tx, actor, draft.id)
  })
}
