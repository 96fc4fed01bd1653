/** The hours that a target counts in: of the office, or every day until 22h (business-minutes.rules.ts). */
export const SUPPORT_CALENDARS = ['business', 'extended'] as const
export type SupportCalendar = (typeof SUPPORT_CALENDARS)[number]

/** What a service package promises, in whole minutes of its calendar; the resolution is always measured in `business`. */
export type TicketPolicy = {
  /** The package's name, as it was sold. */
  name: string
  calendar: SupportCalendar
  /** Also the target of each next response. */
  first_response_minutes: number
  resolution_minutes: number
  exchange_business_days: number
}

/** What counts where a package names nothing of its own: the promise of Essencial. */
export const DEFAULT_POLICY: TicketPolicy = {
  name: 'Essencial',
  calendar: 'business',
  first_response_minutes: 240,
  resolution_minutes: 1620,
  exchange_business_days: 3,
}

/** The calendar that the resolution is measured in, whatever the package: the packages say "dia útil". */
export const RESOLUTION_CALENDAR: SupportCalendar = 'business'

/** When it is open, as a sentence goes on: `Atendimento de segunda a sexta, 9h às 18h`. */
export const CALENDAR_LABEL: Record<SupportCalendar, string> = {
  business: 'segunda a sexta, 9h às 18h',
  extended: 'todos os dias, 9h às 22h',
}

/** What a row of a service package promises; null is the platform's own promise. */
export type PackagePromise = {
  name: string
  supportCalendar: SupportCalendar | null
  firstResponseMinutes: number | null
  resolutionMinutes: number | null
  exchangeBusinessDays: number | null
}

/** The policy of a service package; what it leaves open is as in `DEFAULT_POLICY`. */
export const policyOf = (promise: PackagePromise): TicketPolicy => ({
  name: promise.name,
  calendar: promise.supportCalendar ?? DEFAULT_POLICY.calendar,
  first_response_minutes: promise.firstResponseMinutes ?? DEFAULT_POLICY.first_response_minutes,
  resolution_minutes: promise.resolutionMinutes ?? DEFAULT_POLICY.resolution_minutes,
  exchange_business_days: promise.exchangeBusinessDays ?? DEFAULT_POLICY.exchange_business_days,
})

/**
 * The best of a company's policies: the quickest first response (the longer hours where they are equal), then the
 * quickest resolution, then the quickest exchange. Undefined without any.
 */
export const bestPolicy = (policies: readonly TicketPolicy[]): TicketPolicy | undefined =>
  policies.toSorted(byQuality)[0]

const byQuality = (one: TicketPolicy, other: TicketPolicy): number =>
  one.first_response_minutes - other.first_response_minutes ||
  SUPPORT_CALENDARS.indexOf(other.calendar) - SUPPORT_CALENDARS.indexOf(one.calendar) ||
  one.resolution_minutes - other.resolution_minutes ||
  one.exchange_business_days - other.exchange_business_days
