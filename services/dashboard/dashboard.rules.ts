import { toCents } from '@/services/simulation/money.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'

/** Fewer answers or tickets than this say nothing as a share. */
export const ENOUGH = 5

/** Minutes of a business day, 9:00 to 18:00. */
const BUSINESS_DAY_MINUTES = 9 * 60

/** Rounds to one decimal, half up (away from zero for negative values). */
export const oneDecimal = (value: number): number => {
  const scaled = Math.abs(value) * 10
  const rounded = Math.floor(scaled + 0.5 + Number.EPSILON * scaled) / 10
  return value < 0 && rounded > 0 ? 0 - rounded : rounded
}

/** A share in percent with one decimal; null of nothing. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : oneDecimal((part / whole) * 100)

/**
 * How much an amount has changed, in percent of what it was; null when that was nothing. Amounts are decimal strings in reais.
 * 418260.00 after 401400.00 → 4.2
 */
export const changeInPercent = (now: string, before: string): number | null =>
  percentOf(toCents(now) - toCents(before), toCents(before))

/** The mean of a sum over a count with one decimal; null of nothing. */
export const meanOf = (sum: number, count: number): number | null => (count === 0 ? null : oneDecimal(sum / count))

/** Mean business days of stays, by their minutes: 180 minutes → 0.3. */
export const meanBusinessDays = (minutes: number, stays: number): number | null =>
  meanOf(minutes / BUSINESS_DAY_MINUTES, stays)

/** NPS: the percentage of scores of 9 and 10 without that of 0 to 6, a whole number; null of fewer than five answers. */
export const npsOf = ({
  promoters,
  detractors,
  answers,
}: {
  promoters: number
  detractors: number
  answers: number
}) => (answers < ENOUGH ? null : Math.round(((promoters - detractors) / answers) * 100))

type TypeMonth = { month: string; type: string; units: number }

/** What the types beyond the two largest are called together. */
export const OTHER_TYPES = 'outros'

/**
 * Units by month and type, as a chart stacks them: the two types that are largest in the last month, and all others as one.
 * @param months the months in order; those without units have zeroes
 */
export function typesByMonth(rows: readonly TypeMonth[], months: readonly string[]) {
  const last = months.at(-1)
  const largest = [...Map.groupBy(rows, ({ type }) => type)]
    .map(([type, ofType]) => ({
      type,
      now: ofType.reduce((sum, one) => (one.month === last ? sum + one.units : sum), 0),
      ever: ofType.reduce((sum, one) => sum + one.units, 0),
    }))
    .toSorted((one, other) => other.now - one.now || other.ever - one.ever || one.type.localeCompare(other.type))
    .map(({ type }) => type)
  const named = largest.length <= 3 ? largest : largest.slice(0, 2)
  const names = named.length < largest.length ? [...named, OTHER_TYPES] : named
  return months.map((month) => {
    const ofMonth = rows.filter((row) => row.month === month)
    const sumOf = (fits: (type: string) => boolean): number =>
      ofMonth.reduce((sum, { type, units }) => (fits(type) ? sum + units : sum), 0)
    return {
      month,
      types: names.map((name) => ({
        name,
        units: sumOf((type) => (name === OTHER_TYPES ? !named.includes(type) : type === name)),
      })),
    }
  })
}

/** What waits for staff in a stage, in a few words. */
export const WAITING_WORK: Readonly<Partial<Record<StageName, string>>> = {
  PROPOSAL_AGREEMENT: 'Proposta para refazer',
  DOC_ANALYSIS: 'Documentos para analisar',
  CREDIT_ANALYSIS: 'Crédito sem decisão',
  CONTRACT_INFO: 'Contrato para preparar',
  PACKAGING: 'Volumes para separar',
  SHIPPING: 'Volumes para enviar',
  DELIVERY_INFO: 'Entrega para confirmar',
  DELIVERY_TERM: 'Termo para enviar',
  RETURNING: 'Devolução para concluir',
}
