import { paths } from '@/services/config/paths'
import { STAGE_GROUP_KEYS, STAGE_GROUPS, type StageGroup } from '@/services/orders/workflow/stage-groups.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { monthNames, once } from '@/services/format/format.rules'
import { MOST_MONTHS } from '@/services/reports/report-period.rules'
import { isMonth, shiftMonth } from '@/services/stock/holds/hold-month.rules'

/** How many months until the current one the filter offers. */
const SPANS = [1, 3, 6, 12, MOST_MONTHS] as const
export const USUAL_SPAN = 12

/** The months of the period filter; `''` is none of them, where the address has others. */
export const SPAN_OPTIONS = SPANS.map((months) => ({
  value: String(months),
  label: months === 1 ? 'Este mês' : `Últimos ${String(months)} meses`,
}))

type Period = { from: string; to: string }

/** A period of the address: `de` and `ate`; what makes no sense there is ignored. */
export function readPeriod(read: (name: string) => string | null, current: string): Period {
  const to = read('ate') ?? current
  const last = isMonth(to) && to <= current ? to : current
  const from = read('de') ?? ''
  const first = isMonth(from) && from <= last ? from : shiftMonth(last, 1 - USUAL_SPAN)
  return { from: first < shiftMonth(last, 1 - MOST_MONTHS) ? shiftMonth(last, 1 - MOST_MONTHS) : first, to: last }
}

/** The option of the filter that a period is; `''` for another one. */
export const spanOf = ({ from, to }: Period, current: string): string =>
  to === current ? (SPAN_OPTIONS.find(({ value }) => shiftMonth(current, 1 - Number(value)) === from)?.value ?? '') : ''

/** "dez 2025 a nov 2026"; of one month "nov 2026". */
export function periodText({ from, to }: Period): string {
  const written = (month: string): string => `${monthNames(month).short} ${month.slice(0, 4)}`
  return from === to ? written(to) : `${written(from)} a ${written(to)}`
}

/** A number with at most one decimal in Brazilian: 2,1. */
const decimal = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }))

export const formatDecimal = (value: number): string => decimal().format(value).replace('-', '−')

/** "2,1 dias", "1 dia", "–" where nothing ended. */
export const formatDays = (days: number | null): string =>
  days === null ? '–' : `${formatDecimal(days)} ${Math.abs(days) < 2 ? 'dia' : 'dias'}`

/** "83%", "–" of nothing. */
export const formatShare = (percent: number | null): string => (percent === null ? '–' : `${formatDecimal(percent)}%`)

/** "+ 4,2% no mês", "− 1,3 dia no mês", "sem mudança no mês"; null where nothing can be said. */
export function changeText(change: number | null, unit: '%' | 'days'): string | null {
  if (change === null) return null
  if (change === 0) return 'sem mudança no mês'
  const amount = unit === '%' ? formatShare(Math.abs(change)) : formatDays(Math.abs(change))
  return `${change > 0 ? '+' : '−'} ${amount} no mês`
}

/** "6 dias de atraso", "vence hoje". */
export const latenessText = (days: number): string =>
  days === 0 ? 'vence hoje' : days === 1 ? '1 dia de atraso' : `${String(days)} dias de atraso`

/** The list of the orders in a stage, or in a group of stages, of one seller or of all. */
export function ordersHref(stage: StageName | StageGroup, sellerId: number | undefined): string {
  const group = STAGE_GROUP_KEYS.find((key) => key === stage)
  const seller = sellerId === undefined ? '' : `&vendedor=${String(sellerId)}`
  return `${paths.admin.orders()}?visao=todos&etapa=${group ? STAGE_GROUPS[group].address : stage}${seller}`
}
