import { formatDay, formatMoney } from '@/services/format/format.rules'
import type { Proposal } from '../orders.schema'

export type ConditionFacts = {
  /** Instant until which the units are held. */
  validUntil: string
  durationMonths: number
  packageName: string
  /** At least one address is delivered to with insurance. */
  insured: boolean
}

/** The conditions under which a version of a proposal is offered, as it prints them. */
export const proposalConditions = ({ validUntil, durationMonths, packageName, insured }: ConditionFacts): string[] => [
  `Esta proposta vale até ${formatDay(validUntil)}. Até lá, as unidades ficam reservadas para a sua empresa.`,
  `Os valores valem pelos ${String(durationMonths)} meses do contrato. A mensalidade é devida a partir da entrega dos equipamentos.`,
  `O pacote ${packageName} está incluído para todas as unidades, durante todo o prazo.`,
  ...(insured ? ['O seguro cobre o transporte até os endereços em que está indicado.'] : []),
  'Depois do aceite, analisamos documentos e crédito; o contrato é assinado em seguida.',
  'Ao fim do prazo, os equipamentos são devolvidos e vistoriados.',
]

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

/** What goes where: a package's address and the units of each product in it. */
export type PackageContents = { packageId: number; items: readonly { productId: number; quantity: number }[] }

/**
 * Fits the packages to a new quantity of a product: what is added goes to the first address that gets it, what is taken
 * off comes from the last ones. @returns the quantity in each package, none of them negative, together the new one
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
