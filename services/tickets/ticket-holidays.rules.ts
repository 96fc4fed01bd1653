import { formatDayShort, formatList, toDay } from '@/services/format/format.rules'
import { addDays, isBusinessDay } from '@/services/orders/business-days.rules'

/** Days looked at: no deadline of a ticket is farther away. */
const LONGEST_DAYS = 60

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())

/** The holidays between two instants that fall on Monday to Friday, as days in São Paulo. */
export function holidaysBetween(from: string, to: string): string[] {
  const [first, last] = [toDay(from), toDay(to)]
  const days = Array.from({ length: LONGEST_DAYS }, (_, after) => addDays(first, after))
  return days.filter((day) => day <= last && !isBusinessDay(day) && !isWeekend(day))
}

/** "Conta dias úteis; 20/11 foi feriado.": why a deadline is later than it looks. */
export function businessDaysText(from: string, to: string, now = new Date()): string {
  const holidays = holidaysBetween(from, to)
  const [first] = holidays
  if (first === undefined) return 'Conta dias úteis.'
  const isOver = (holidays.at(-1) ?? first) < toDay(now)
  const verb =
    holidays.length === 1 ? (isOver ? 'foi feriado' : 'é feriado') : isOver ? 'foram feriados' : 'são feriados'
  return `Conta dias úteis; ${formatList(holidays.map((day) => formatDayShort(day, now)))} ${verb}.`
}
