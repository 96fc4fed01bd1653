import { transaction, type Tx } from '@/server/db/client'
import { Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { type Edit, editLines, type ExistingLine, isWritten } from '@/services/billing/invoices/draft-lines.rules'
import { GREATEST_TOTAL, totalsOf } from '@/services/billing/invoices/invoice-totals.rules'
import type { UpdateInvoice } from '@/services/billing/invoices/invoice-commands.schema'
import type { Invoice } from '@/services/billing/invoices/invoices.schema'
import { latestDueDay, payableDay } from '@/services/billing/payments/late-charges.rules'
import { currentDay } from '@/services/format/format.rules'
import { toCents } from '@/services/simulation/money.rules'
import { changeInvoice, requireAction, requireVersion } from '../change-invoice'
import { getInvoiceIn } from '../detail/get-invoice'
import type { InvoiceChange } from '../invoices.repository'
import { type InvoiceRow, lockVisibleInvoice } from '../visible-invoices.repository'
import { deleteLines, findOrderIds, insertLines, type LineRow, listLines, placeLines } from './draft-lines.repository'
import { contentColumns, totalColumns } from './write-draft'

/**
 * Edits a draft: its lines as they shall be, its due day and its note. From the first change of a line on the draft is kept
 * as it is, until it is recalculated. Refuses 404, 400 for what `editLines` refuses and for a due day in the past, and 409
 * for a draft that changed since it was read, or that was issued.
 */
export function updateDraft(actor: Actor, id: number, body: UpdateInvoice): Promise<Invoice> {
  return transaction(async (tx) => {
    const draft = await lockVisibleInvoice(tx, actor, id)
    requireAction(actor, draft, 'edit')
    requireVersion(draft, body.version)
    const due = dueOf(draft, body.due_on)
    const lines = await listLines(tx, id)
    const edit = editLines(lines.map(toStanding), body.lines)
    requireAccepted(edit)
    const isEdited = edit.dropped.length > 0 || hasMoved(lines, edit) || edit.lines.some(({ changed }) => changed)
    if (isEdited) await writeEdit(tx, actor, draft, { edit, lines })
    await changeInvoice(tx, actor, draft, {
      action: 'changed',
      before: { total: draft.total, due_on: draft.dueOn, note: draft.note },
      after: { total: totalColumns(edit.lines).total, due_on: body.due_on, note: body.note ?? null },
      set: {
        ...due,
        note: body.note ?? null,
        ...(isEdited && {
          ...totalColumns(edit.lines),
          ...(await contentColumns(tx, id)),
          ...{ frozenAt: draft.frozenAt ?? new Date(), editedBy: actor.id },
        }),
      },
    })
    return getInvoiceIn(tx, actor, id)
  })
}

/** The due day that staff chose; 400 for one in the past, or too far away. */
export function chosenDue(dueOn: string): { dueOn: string; payableOn: string; dueChosen: true } {
  const today = currentDay()
  if (dueOn < today) throw refuseField('due_on', 'Escolha um vencimento a partir de hoje.')
  if (dueOn > latestDueDay(today)) throw refuseField('due_on', 'Escolha um vencimento em até um ano.')
  return { dueOn, payableOn: payableDay(dueOn), dueChosen: true }
}

const dueOf = (draft: InvoiceRow, dueOn: string): InvoiceChange => (dueOn === draft.dueOn ? {} : chosenDue(dueOn))

const toStanding = (line: LineRow): ExistingLine => ({ ...line, unitAmount: toCents(line.unitAmount) })

/** Refuses 400 with every refused field, and a total that no invoice can have. */
export function requireAccepted({ lines, refused }: Edit): void {
  const errors = [...new Set(Object.values(refused).flat())]
  if (errors.length > 0) throw new Refusal('invalid', { errors, fields: refused })
  if (Math.abs(totalsOf(lines).total) > GREATEST_TOTAL)
    throw refuseField('lines', 'O total passa do que cabe em uma fatura.')
}

const hasMoved = (lines: readonly LineRow[], { lines: edited }: Edit): boolean =>
  lines.map(({ id }) => id).join() !== edited.flatMap(({ id }) => id ?? []).join()

type Edited = { edit: Edit; lines: readonly LineRow[] }

async function writeEdit(tx: Tx, actor: Actor, draft: InvoiceRow, { edit, lines }: Edited): Promise<void> {
  const before = new Map(lines.map((line) => [line.id, line]))
  await deleteLines(tx, edit.dropped)
  await placeLines(
    tx,
    draft.id,
    edit.lines.flatMap(({ id, changed, ...line }, index) => {
      const old = id === null ? undefined : before.get(id)
      if (!old) return []
      const editedBy = changed ? actor.id : old.editedBy
      return [{ ...line, id: old.id, position: index + 1, computedAmount: computedOf(old, changed), editedBy }]
    }),
  )
  await insertWritten(tx, actor, draft, edit.lines)
}

/** What the platform had computed for a line that staff change; what they wrote themselves has nothing of it. */
const computedOf = ({ kind, amount, computedAmount }: LineRow, changed: boolean): string | null =>
  computedAmount ?? (changed && !isWritten(kind) ? amount : null)

/** Writes the new lines into their places. Refuses 400 for an order of another company. */
export async function insertWritten(
  tx: Tx,
  actor: Actor,
  { id, companyId, period }: InvoiceRow,
  lines: Edit['lines'],
): Promise<void> {
  const named = lines.flatMap((line) => (line.id === null && line.orderMaskId !== null ? [line.orderMaskId] : []))
  const orderIds = await findOrderIds(tx, companyId, named)
  for (const [index, { orderMaskId, changed: _, ...line }] of lines.entries()) {
    if (line.id !== null) continue
    const orderId = orderMaskId === null ? null : orderIds.get(orderMaskId)
    if (orderId === undefined)
      throw refuseField(`lines[${String(index)}].order_mask_id`, 'Esse pedido não é da empresa da fatura.')
    const written = { ...line, orderId, period: period.slice(0, 7), detail: null, editedBy: actor.id, rows: [] }
    await insertLines(tx, id, [written], index + 1)
  }
}
