import { toDecimal } from '@/services/simulation/money.rules'
import type { InvoiceLineKind, TaxKind } from './invoice-states.rules'

/** A line of a draft; its amount in integer cents. */
type Line = {
  orderId: number | null
  kind: InvoiceLineKind
  taxKind: TaxKind
  period: string
  label: string
  detail: string | null
  amount: number
}

/** What a line shows before and after, as decimal text; null where there is none. */
export type LineChange = { label: string; before: string | null; after: string | null }

/** How lines differ from others: what is new, what is gone and what costs something else; equal ones are counted together. */
export function changesOf(before: readonly Line[], after: readonly Line[]): LineChange[] {
  const [was, is] = [sums(before), sums(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)]
    if (old?.amount === now?.amount) return []
    return [{ label: (now ?? old)?.label ?? '', before: text(old), after: text(now) }]
  })
}

type Sum = { label: string; amount: number }

const text = (sum: Sum | undefined): string | null => (sum ? toDecimal(sum.amount) : null)

function sums(lines: readonly Line[]): Map<string, Sum> {
  const found = new Map<string, Sum>()
  for (const { orderId, kind, taxKind, period, label, detail, amount } of lines) {
    const key = JSON.stringify([orderId, kind, taxKind, period.slice(0, 7), label, detail])
    const shown = detail === null ? label : `${label} · ${detail}`
    found.set(key, { label: shown, amount: (found.get(key)?.amount ?? 0) + amount })
  }
  return found
}
