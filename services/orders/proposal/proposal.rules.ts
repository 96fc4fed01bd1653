import { formatDay, formatMoney } from '@/services/format/format.rules'
import { toCents } from '@/services/simulation/money.rules'
import type { Proposal } from '../orders.schema'

/** The monthly fees of the whole contract, in cents. */
export const contractTotal = ({ monthly_fee, duration_months }: Omit<ProposalTerms, 'lines'>): number =>
  toCents(monthly_fee) * duration_months

export type ConditionFacts = {
  /** Instant until which the proposal can be answered, and the units are reserved. */
  validUntil: string
  durationMonths: number
  packageName: string
  /** At least one delivery address has insurance. */
  insured: boolean
}

/** The conditions of a version of a proposal, as printed on it. */
export const proposalConditions = ({ validUntil, durationMonths, packageName, insured }: ConditionFacts): string[] => [
  `Esta proposta vale até ${formatDay(validUntil)}. Até lá, as unidades ficam reservadas para a sua empresa.`,
  `Os valores valem pelos ${String(durationMonths)} meses do contrato. A mensalidade é devida a partir da entrega dos equipamentos.`,
  `O pacote ${packageName} está incluído para todas as unidades, durante todo o prazo.`,
  ...(insured ? ['O seguro cobre, sem custo, o transporte até os endereços em que está indicado.'] : []),
  'Depois do aceite, analisamos documentos e crédito; o contrato é assinado em seguida.',
  'Ao fim do prazo, os equipamentos são devolvidos e vistoriados.',
]

type ProposalTerms = Pick<Proposal, 'lines' | 'monthly_fee' | 'duration_months'>

export type ProposalDifference = { what: string; how: string }

/**
 * How a version of a proposal differs from the one before it, in words: the months, each line of the fee that is new,
 * removed or has another amount, and the fee. Empty when nothing that is paid has changed.
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

/**
 * The lines keyed by what they are for, without quantities: `18 × Vertex 14 Pro`, `Pacote Essencial, 40 × R$ 12,00`.
 */
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

/** A package and the units of each product in it. */
export type PackageContents = { packageId: number; items: readonly { productId: number; quantity: number }[] }

/**
 * Adjusts the packages to a new quantity of a product: added units go to the first address that gets it, removed ones
 * come off the last addresses.
 * @returns the quantity in each package, never negative, adding up to the new one
 */
export function redistribute(packages: readonly PackageContents[], productId: number, quantity: number) {
  const shares = packages.map(({ packageId, items }) => ({
    packageId,
    quantity: items.find((item) => item.productId === productId)?.quantity ?? 0,
  }))
  const first = shares.find((share) => share.quantity > 0) ?? shares[0]
  let surplus = shares.reduce((sum, share) => sum + share.quantity, 0) - quantity
  if (first && surplus < 0) first.quantity -= surplus
  for (const share of shares.toReversed()) {
    const taken = Math.max(0, Math.min(share.quantity, surplus))
    share.quantity -= taken
    surplus -= taken
  }
  return shares
}
