import dayjs from 'dayjs'

const ISO_DAY = 'YYYY-MM-DD'

/** National holidays that keep their date (Leis 662/1949, 6.802/1980, 14.759/2023). */
const FIXED = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25']

/** Days that move with Easter: Carnival (Monday, Tuesday), Good Friday, Corpus Christi: banks are closed on each. */
const DAYS_FROM_EASTER = [-48, -47, -2, 60]

const holidaysByYear = new Map<number, ReadonlySet<string>>()

/** Monday to Friday, and no national holiday. Takes a day, `YYYY-MM-DD`. */
export function isBusinessDay(day: string): boolean {
  const weekday = dayjs(day).day()
  return weekday !== 0 && weekday !== 6 && !holidaysOf(Number(day.slice(0, 4))).has(day)
}

/** The day that is `count` business days after `day`; with 0, `day` itself or the first business day after it. */
export function addBusinessDays(day: string, count: number): string {
  let current = day
  for (let left = count; left > 0 || !isBusinessDay(current);) {
    current = addDays(current, 1)
    if (left > 0 && isBusinessDay(current)) left -= 1
  }
  return current
}

/** The day that is `count` business days before `day`. */
export function businessDaysBefore(day: string, count: number): string {
  let current = day
  for (let left = count; left > 0;) {
    current = addDays(current, -1)
    if (isBusinessDay(current)) left -= 1
  }
  return current
}

export const addDays = (day: string, count: number): string => dayjs(day).add(count, 'day').format(ISO_DAY)

/** The same day of the month, `count` months later; the last one where that month is shorter. */
export const addMonths = (day: string, count: number): string => dayjs(day).add(count, 'month').format(ISO_DAY)

/** The national holidays of a year, each `YYYY-MM-DD`. */
export function holidaysOf(year: number): ReadonlySet<string> {
  const known = holidaysByYear.get(year)
  if (known) return known
  const easter = easterOf(year)
  const days = new Set([
    ...FIXED.map((date) => `${year}-${date}`),
    ...DAYS_FROM_EASTER.map((distance) => addDays(easter, distance)),
  ])
  holidaysByYear.set(year, days)
  return days
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher). */
function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * shift + 114
  return dayjs(new Date(year, Math.floor(days / 31) - 1, (days % 31) + 1)).format(ISO_DAY)
}
