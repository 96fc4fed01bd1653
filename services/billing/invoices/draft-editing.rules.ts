import { formatAmount, toCents } from '@/services/format/format.rules'
import { fromTypedMoney, TYPED_MONEY } from '@/services/format/typed-money.rules'
import type { DraftLine, UpdateInvoice } from './invoice-commands.schema'
import { isWritten as isWrittenKind } from './draft-lines.rules'
import {
  EXPLAINED_LINE_KINDS,
  LINE_LABEL_LENGTH,
  NEGATIVE_LINE_KINDS,
  type WRITTEN_LINE_KINDS,
} from './invoice-states.rules'
import { isMeasuredKind } from './invoice-totals.rules'
import type { Invoice, InvoiceLine } from './invoices.schema'

export type WrittenLineKind = (typeof WRITTEN_LINE_KINDS)[number]

/** Outside the measuring: what the platform offers and what staff wrote. */
export const isAdjustment = ({ kind }: Pick<InvoiceLine, 'kind'>): boolean => !isMeasuredKind(kind)

/** Written by staff, who may change it in place; an offered line can only be dropped. */
export const isWritten = ({ kind }: Pick<InvoiceLine, 'kind'>): boolean => isWrittenKind(kind)

/** A line of a draft, unchanged, as the API takes it back. */
export const toDraftLine = (line: InvoiceLine): DraftLine => ({
  id: line.id,
  kind: line.kind,
  tax_kind: line.tax_kind,
  label: line.label,
  quantity: line.quantity,
  unit_amount: line.unit_amount,
  reason: line.reason,
  order_mask_id: line.order?.order_mask_id ?? null,
})

/** A draft as it stands, as the API takes it back; `lines` replaces its lines. */
export const toUpdate = (
  { lines, due_on, note, version }: Pick<Invoice, 'lines' | 'due_on' | 'note' | 'version'>,
  written: readonly DraftLine[] = lines.map(toDraftLine),
): UpdateInvoice => ({ lines: [...written], due_on, note, version })

/** A written line as it stands in its fields; money as typed in Brazil. */
export type AdjustmentValues = {
  kind: WrittenLineKind
  label: string
  quantity: string
  unit_amount: string
  reason: string
  order_mask_id: string | null
}

export const EMPTY_ADJUSTMENT: AdjustmentValues = {
  kind: 'OTHER',
  label: '',
  quantity: '1',
  unit_amount: '',
  reason: '',
  order_mask_id: null,
}

/** `-1499.90` as it is typed: `-1.499,90`. */
export const typedAmount = (amount: string): string => `${toCents(amount) < 0 ? '-' : ''}${formatAmount(amount)}`

/** The fields of a written line. */
export const toAdjustmentValues = ({ kind, label, quantity, unit_amount, reason, order }: InvoiceLine) => ({
  kind: kind as WrittenLineKind,
  label,
  quantity: String(quantity),
  unit_amount: typedAmount(unit_amount),
  reason: reason ?? '',
  order_mask_id: order?.order_mask_id ?? null,
})

/** `-1.499,9` → `-1499.90`; any other text is returned as typed. */
export function fromTypedSignedMoney(text: string): string {
  const typed = text.trim().replace(/^(?:−|-)\s*/, '-')
  const isNegative = typed.startsWith('-')
  const bare = isNegative ? typed.slice(1) : typed
  return TYPED_MONEY.test(bare) ? `${isNegative ? '-' : ''}${fromTypedMoney(bare)}` : text.trim()
}

const centsOf = (typed: string): number => toCents(fromTypedSignedMoney(typed))

/** A loss, a damage and what is given back are explained. */
export const needsReason = ({ kind, unit_amount }: Pick<AdjustmentValues, 'kind' | 'unit_amount'>): boolean =>
  EXPLAINED_LINE_KINDS.includes(kind) || centsOf(unit_amount) < 0

export type AdjustmentProblems = Partial<Record<'label' | 'quantity' | 'unit_amount' | 'reason', string>>

/** What a written line lacks to be saved; empty for a complete one. */
export function adjustmentProblems(values: AdjustmentValues): AdjustmentProblems {
  const { kind, label, quantity, unit_amount, reason } = values
  const cents = centsOf(unit_amount)
  const problems: AdjustmentProblems = {}
  if (label.trim() === '') problems.label = 'Diga o que é'
  else if (label.trim().length > LINE_LABEL_LENGTH) problems.label = `No máximo ${String(LINE_LABEL_LENGTH)} caracteres`
  if (!/^[1-9]\d{0,4}$/.test(quantity.trim())) problems.quantity = 'Use um número inteiro a partir de 1'
  if (Number.isNaN(cents)) problems.unit_amount = 'Use um valor como 1.499,90'
  else if (cents === 0) problems.unit_amount = 'O valor não pode ser zero'
  else if (cents < 0 && !NEGATIVE_LINE_KINDS.includes(kind))
    problems.unit_amount = 'Só Correção e Outro podem ser negativos'
  if (needsReason(values) && reason.trim().length < 3) problems.reason = 'Conte o motivo'
  return problems
}

/** A complete written line for the API; with the `id` of the line that it changes. */
export const toWrittenLine = (values: AdjustmentValues, id?: number): DraftLine & { kind: WrittenLineKind } => ({
  ...(id !== undefined && { id }),
  kind: values.kind,
  tax_kind: 'RENTAL',
  label: values.label.trim(),
  quantity: Number(values.quantity),
  unit_amount: fromTypedSignedMoney(values.unit_amount),
  reason: values.reason.trim() || null,
  order_mask_id: values.order_mask_id,
})

/** What the fields add up to, in integer cents; undefined while they are incomplete. */
export function adjustmentCents({ quantity, unit_amount }: AdjustmentValues): number | undefined {
  const cents = centsOf(unit_amount) * Number(quantity)
  return Number.isNaN(cents) ? undefined : cents
}
