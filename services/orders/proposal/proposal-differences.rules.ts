import { formatMoney } from '@/services/format/format.rules'
import type { Proposal } from '../orders.schema'

type ProposalTerms = Pick<Proposal, 'lines' | 'monthly_fee' | 'duration_months'>

export type ProposalDifference = { what: string; how: string }

/**
 * What a version of a proposal says otherwise than the one before it, as people read it: the months, each line of the fee
 * that is new, gone or worth something else, and the fee. Empty when nothing that is paid has changed.
 */
export function proposalDifferences(before: ProposalTerms, now: ProposalTerms): ProposalDifference[] {
  const old = linesOf(before)
  const current = linesOf(now)
  const keys = [...new Set([...current.keys(), ...old.keys()])]
  return [
    ...changed('Prazo', months(before), months(now)),
    ...keys.flatMap((key) => lineChange(old.get(key), current.get(key))),
    ...changed('Total por mês', formatMoney(before.monthly_fee), formatMoney(now.monthly_fee)),
  ]
}

const months = ({ duration_months }: ProposalTerms): string => `${String(duration_months)} meses`

const changed = (what: string, from: string, to: string): ProposalDifference[] =>
  from === to ? [] : [{ what, how: `de ${from} para ${to}` }]

type Line = { name: string; quantity: number | undefined; amount: string }

function lineChange(old: Line | undefined, line: Line | undefined): ProposalDifference[] {
  if (!line) return old ? [{ what: old.name, how: `saiu (era ${formatMoney(old.amount)})` }] : []
  if (!old) return [{ what: line.name, how: `novo: ${said(line, true)}` }]
  const counted = line.quantity !== old.quantity
  return changed(line.name, said(old, counted), said(line, counted))
}

const said = ({ quantity, amount }: Line, counted: boolean): string =>
  counted && quantity !== undefined ? `${String(quantity)} un. por ${formatMoney(amount)}` : formatMoney(amount)

/** The lines by what they are for, whatever their number: `18 × Vertex 14 Pro`, `Pacote Essencial, 40 × R$ 12,00`. */
function linesOf({ lines }: ProposalTerms): Map<string, Line> {
  return new Map(
    lines.map(({ kind, label, amount }) => {
      const [, first, rest = label] = /^(\d+) × (.*)$/.exec(label) ?? []
      const [, name = rest, later] = /^(.*), (\d+) × R\$.*$/.exec(rest) ?? []
      const count = first ?? later
      return [`${kind} ${name}`, { name, quantity: count === undefined ? undefined : Number(count), amount }]
    }),
  )
}
