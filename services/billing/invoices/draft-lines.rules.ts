import { toCents } from '@/services/simulation/money.rules'
import type { DraftLine } from './invoice-commands.schema'
import {
  EXPLAINED_LINE_KINDS,
  type InvoiceLineKind,
  NEGATIVE_LINE_KINDS,
  staysInDraft,
  type TaxKind,
  WRITTEN_LINE_KINDS,
} from './invoice-states.rules'
import { GREATEST_TOTAL } from './invoice-totals.rules'

/** A line as it stands in a draft; amounts in integer cents. */
export type ExistingLine = {
  id: number
  kind: InvoiceLineKind
  taxKind: TaxKind
  label: string
  quantity: number
  unitAmount: number
  reason: string | null
}

/** A line as a draft shall have it, in its place; `changed` where somebody wrote or changed it. */
export type EditedLine = Omit<ExistingLine, 'id'> & {
  id: number | null
  amount: number
  orderMaskId: string | null
  changed: boolean
}

export type Edit = {
  lines: EditedLine[]
  /** DraftState lines that are not asked for any more. */
  dropped: number[]
  /** What is refused, by the path of the field: `lines[2].reason`. */
  refused: Record<string, string[]>
}

/** Whether staff write lines of this kind, which a recalculation keeps. */
export const isWritten = (kind: InvoiceLineKind): boolean => WRITTEN_LINE_KINDS.some((one) => one === kind)

const SHORTEST_REASON = 3

/**
 * The lines of a draft after an edit: an `id` keeps a standing line, one that is missing is dropped (measured days are not,
 * docs/adr/0557), others are new. What the platform measured or offered is changed only with a reason; negative are corrections
 * and other lines with a reason, and what was negative before; a company's credit never grows (shared paper of billing, 2.4).
 */
export function editLines(standing: readonly ExistingLine[], asked: readonly DraftLine[]): Edit {
  const byId = new Map(standing.map((line) => [line.id, line]))
  const refused: Edit['refused'] = {}
  const kept = new Set<number>()
  const lines = asked.map((line, index) => {
    const refuse = (field: string, sentence: string): void => {
      ;(refused[`lines[${String(index)}].${field}`] ??= []).push(sentence)
    }
    const old = line.id === undefined ? undefined : byId.get(line.id)
    if (line.id !== undefined && (!old || kept.has(line.id))) refuse('label', 'Essa linha não está mais na fatura.')
    if (old) kept.add(old.id)
    const edited = toEdited(line, old)
    for (const [field, sentence] of objectionsTo(edited, old)) refuse(field, sentence)
    return edited
  })
  const dropped = standing.filter(({ id }) => !kept.has(id))
  if (dropped.some(staysInDraft)) refused.lines = [MEASURED_STAYS]
  return { lines, dropped: dropped.map(({ id }) => id), refused }
}

const MEASURED_STAYS =
  'A linha da medição não sai da fatura: os dias voltariam em outra. Para não cobrar, deixe o valor em 0 com motivo.'

function toEdited(line: DraftLine, old: ExistingLine | undefined): EditedLine {
  const { kind, tax_kind: taxKind = old?.taxKind ?? 'RENTAL', label, quantity } = line
  const unitAmount = toCents(line.unit_amount)
  const given = line.reason === '' ? null : line.reason
  const reason = given ?? old?.reason ?? null
  const values = { kind, taxKind, label, quantity, unitAmount, reason }
  const changed = !old || Object.entries(values).some(([name, value]) => old[name as keyof typeof values] !== value)
  return {
    ...values,
    id: old?.id ?? null,
    amount: quantity * unitAmount,
    orderMaskId: line.order_mask_id ?? null,
    changed,
  }
}

function objectionsTo(line: EditedLine, old: ExistingLine | undefined): [field: string, sentence: string][] {
  const { kind, unitAmount, amount, reason, changed } = line
  if (!changed) return []
  const hasReason = reason !== null && reason.length >= SHORTEST_REASON
  const isNegative = unitAmount < 0
  const needsReason = old ? !isWritten(kind) : EXPLAINED_LINE_KINDS.includes(kind)
  return [
    ...(old && old.kind !== kind ? [said('kind', 'O tipo da linha não muda.')] : []),
    ...(!old && !isWritten(kind) ? [said('kind', 'A plataforma escreve essa linha: escolha outro tipo.')] : []),
    ...(Math.abs(amount) > GREATEST_TOTAL ? [said('unit_amount', 'O valor passa do que cabe em uma fatura.')] : []),
    ...(isWritten(kind) && unitAmount === 0 ? [said('unit_amount', 'Digite um valor diferente de zero.')] : []),
    ...(isNegative && !mayBeNegative(kind, old)
      ? [said('unit_amount', 'Só “Correção” e “Outro” podem ser negativos.')]
      : []),
    ...(kind === 'COMPANY_CREDIT' && old && growsCredit(unitAmount, old)
      ? [said('unit_amount', 'O crédito usado pode diminuir, não aumentar.')]
      : []),
    ...((needsReason || isNegative) && !hasReason ? [said('reason', 'Conte o motivo')] : []),
  ]
}

const said = (field: string, sentence: string): [string, string] => [field, sentence]

const mayBeNegative = (kind: InvoiceLineKind, old: ExistingLine | undefined): boolean =>
  NEGATIVE_LINE_KINDS.includes(kind) || (old !== undefined && old.unitAmount < 0)

const growsCredit = (unitAmount: number, old: ExistingLine): boolean => unitAmount > 0 || unitAmount < old.unitAmount
