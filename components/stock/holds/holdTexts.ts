import { formatCount, formatLongDay, formatLongMonth } from '@/services/format/format.rules'
import type { MonthDay } from './useHoldMonth'

/** `1 unidade`, `18 unidades`. */
export const holdUnitsText = ({ quantity }: { quantity: number }): string =>
  formatCount(quantity, 'unidade', 'unidades')

type Lines = MonthDay['ending']

const unitsIn = (lines: Lines): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

const units = (count: number): string => formatCount(count, 'unidade', 'unidades')
const named = (lines: Lines): string => lines.map(({ product, quantity }) => `${quantity} ${product.name}`).join(', ')

/** "quarta-feira, 9 de dezembro. Reservas que vencem: 18 Vertex 14 Pro." */
export function dayText(day: string, found: MonthDay | undefined, today: string): string {
  const parts = [
    formatLongDay(day) + (day === today ? ', hoje' : ''),
    found?.ending.length ? `Reservas que vencem: ${named(found.ending)}` : '',
    found?.returning.length ? `${day < today ? 'Devolução atrasada' : 'Voltam'}: ${named(found.returning)}` : '',
  ]
  return `${parts.filter(Boolean).join('. ')}.`
}

/** Summary of a month from today on; overdue units are shown elsewhere. */
export function monthText(month: string, days: readonly MonthDay[], today: string): string {
  const coming = days.filter(({ day }) => day >= today)
  const ending = unitsIn(coming.flatMap((day) => day.ending))
  const returning = unitsIn(coming.flatMap((day) => day.returning))
  const when = `Em ${formatLongMonth(month)}`
  if (ending === 0 && returning === 0) return `${when} nada vence e nada volta.`
  const ends = ending > 0 && `vencem reservas de ${units(ending)}`
  const back = returning > 0 && `está prevista a volta de ${units(returning)}`
  return `${when} ${[ends, back].filter(Boolean).join(' e ')}.`
}

export const overdueText = (count: number): string =>
  count === 1 ? '1 unidade já devia ter voltado.' : `${units(count)} já deviam ter voltado.`
