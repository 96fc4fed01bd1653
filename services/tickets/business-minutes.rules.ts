import { must } from '@/services/invariant/must.rules'
import { holidaysOf } from '@/services/orders/business-days.rules'
import { OFFICE } from '@/services/orders/office-hours.rules'
import type { SupportCalendar } from './policy.rules'

// Support time as a line: each minute of it has a number, on which due times and differences are sums. Minutes are whole:
// the seconds of an instant do not count. Days are counted from 1970-01-01, in São Paulo (UTC-3 all year).

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
const ZONE_MINUTES = -3 * 60

type Calendar = {
  /** Minutes of the day. */
  opens: number
  closes: number
  isOpenDay: (day: number) => boolean
  /** How many open days come before this day, and which open day has so many before it. */
  rankOf: (day: number) => number
  dayOfRank: (rank: number) => number
}

/** The year whose first business day has rank 0. */
const ANCHOR = 2020
const MOST_BUSINESS_DAYS = 262

const daysByYear = new Map<number, readonly number[]>()
const firstRanks = new Map([[ANCHOR, 0]])

const CALENDARS: Record<SupportCalendar, Calendar> = {
  business: {
    opens: OFFICE.opens * 60,
    closes: OFFICE.closes * 60,
    isOpenDay: (day) => businessDaysOf(yearOf(day)).includes(day),
    rankOf: (day) => firstRankOf(yearOf(day)) + businessDaysOf(yearOf(day)).filter((open) => open < day).length,
    dayOfRank: (rank) => {
      let year = ANCHOR + Math.floor(rank / MOST_BUSINESS_DAYS)
      while (firstRankOf(year + 1) <= rank) year += 1
      while (firstRankOf(year) > rank) year -= 1
      return must(businessDaysOf(year)[rank - firstRankOf(year)], `business day ${rank}`)
    },
  },
  extended: { opens: 9 * 60, closes: 22 * 60, isOpenDay: () => true, rankOf: (day) => day, dayOfRank: (rank) => rank },
}

/**
 * The first instant by which so many minutes of the calendar have passed: an end on the closing minute stays there
 * instead of moving to the next opening. With negative minutes, the first instant that lies so many minutes earlier; with
 * none, `from` itself.
 */
export function addBusinessMinutes(from: Date, minutes: number, calendar: SupportCalendar): Date {
  return minutes === 0 ? instantOf(minuteOf(from)) : firstInstantOf(elapsed(from, calendar) + minutes, calendar)
}

/** The minutes of the calendar between two instants; negative when `to` comes first. */
export function businessMinutesBetween(from: Date, to: Date, calendar: SupportCalendar): number {
  return elapsed(to, calendar) - elapsed(from, calendar)
}

/** Whether the calendar counts this minute: from the opening until before the closing. */
export function isOpen(at: Date, calendar: SupportCalendar): boolean {
  return nextOpening(at, calendar) === at
}

/** `at` itself when the calendar counts its minute, else the next opening. */
export function nextOpening(at: Date, calendar: SupportCalendar): Date {
  const opening = new Date(addBusinessMinutes(at, 1, calendar).getTime() - MINUTE_MS)
  return opening > at ? opening : at
}

/** The number of the calendar's minutes that have passed until this instant. */
function elapsed(at: Date, calendar: SupportCalendar): number {
  const { opens, closes, isOpenDay, rankOf } = CALENDARS[calendar]
  const minute = minuteOf(at)
  const day = Math.floor(minute / DAY_MINUTES)
  const ofDay = minute - day * DAY_MINUTES
  const today = isOpenDay(day) ? Math.min(Math.max(ofDay, opens), closes) - opens : 0
  return rankOf(day) * (closes - opens) + today
}

function firstInstantOf(minutes: number, calendar: SupportCalendar): Date {
  const { opens, closes, dayOfRank } = CALENDARS[calendar]
  const rank = Math.ceil(minutes / (closes - opens)) - 1
  return instantOf(dayOfRank(rank) * DAY_MINUTES + opens + minutes - rank * (closes - opens))
}

/** The minute in São Paulo, counted from 1970-01-01 there. */
const minuteOf = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS) + ZONE_MINUTES
const instantOf = (minute: number): Date => new Date((minute - ZONE_MINUTES) * MINUTE_MS)

const dayOf = (isoDay: string): number => Date.parse(isoDay) / (DAY_MINUTES * MINUTE_MS)
const yearOf = (day: number): number => new Date(day * DAY_MINUTES * MINUTE_MS).getUTCFullYear()

function firstRankOf(year: number): number {
  const known = firstRanks.get(year)
  if (known !== undefined) return known
  const rank =
    year > ANCHOR
      ? firstRankOf(year - 1) + businessDaysOf(year - 1).length
      : firstRankOf(year + 1) - businessDaysOf(year).length
  firstRanks.set(year, rank)
  return rank
}

function businessDaysOf(year: number): readonly number[] {
  const known = daysByYear.get(year)
  if (known) return known
  const holidays = new Set([...holidaysOf(year)].map(dayOf))
  const days: number[] = []
  for (let day = dayOf(`${year}-01-01`); day < dayOf(`${year + 1}-01-01`); day += 1) {
    if (isWeekday(day) && !holidays.has(day)) days.push(day)
  }
  daysByYear.set(year, days)
  return days
}

/** 1970-01-01 was a Thursday. */
const isWeekday = (day: number): boolean => (day + 3) % 7 < 5
