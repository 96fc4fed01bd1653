import { plainText } from '@/services/format/plain-text.rules'
import type { Cell } from '@/services/http/cells.rules'
import {
  CALENDAR_LABEL,
  DEFAULT_POLICY,
  SUPPORT_CALENDARS,
  type SupportCalendar,
} from '@/services/tickets/policy.rules'
import type { ManagedServicePackage } from './service-packages.schema'

// What a service package promises when something breaks. Empty is the platform's own promise; times are stored in
// minutes, and typed and exported in hours.

const HOUR = 60

/** Minutes as hours are typed: `4`, `1:30`, an empty text for none. */
export function formatHours(minutes: number | null): string {
  if (minutes === null) return ''
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR]
  return rest === 0 ? String(hours) : `${String(hours)}:${String(rest).padStart(2, '0')}`
}

/** The minutes of `4`, `1:30`, `1h30` or `1,5`; null of an empty text, NaN of any other. */
export function readHours(text: string): number | null {
  const typed = text.trim().toLowerCase()
  if (typed === '') return null
  const clock = /^(\d{1,4})(?::|h ?)([0-5]\d)(?::00)?$/.exec(typed)
  if (clock) return Number(clock[1]) * HOUR + Number(clock[2])
  const decimal = /^(\d{1,4}(?:[,.]\d{1,2})?) ?h?$/.exec(typed)
  return decimal ? Math.round(Number((decimal[1] ?? '').replace(',', '.')) * HOUR) : Number.NaN
}

type MinutesField = 'first_response_minutes' | 'resolution_minutes'

/** A time in hours, or empty. */
export const hoursField = (name: MinutesField, { title, example }: { title: string; example: string }) => ({
  column: {
    title,
    print: (row: ManagedServicePackage): string => formatHours(row[name]),
    parse: (cell: string): Cell<number | null> => ({ value: readHours(cell) }),
    example,
  },
  input: {
    empty: '',
    read: (row: ManagedServicePackage): string => formatHours(row[name]),
    send: (value: string): unknown => readHours(value),
  },
})

/** The hours in which the responses are promised, or empty. */
export const calendarField = {
  column: {
    title: 'Atendimento',
    print: ({ support_calendar }: ManagedServicePackage): string =>
      support_calendar ? CALENDAR_LABEL[support_calendar] : '',
    parse: readCalendar,
    example: CALENDAR_LABEL.extended,
  },
  input: {
    empty: '',
    read: ({ support_calendar }: ManagedServicePackage): string => support_calendar ?? '',
    send: (value: string): unknown => value || null,
  },
}

function readCalendar(cell: string): Cell<SupportCalendar | null> {
  if (cell === '') return { value: null }
  const named = plainText(cell).replace(/\s+/g, ' ').trim()
  const value = SUPPORT_CALENDARS.find((calendar) => plainText(CALENDAR_LABEL[calendar]) === named)
  const known = SUPPORT_CALENDARS.map((calendar) => `“${CALENDAR_LABEL[calendar]}”`).join(' ou ')
  return value ? { value } : { fault: `Escreva ${known}.` }
}

/** What counts where a field is left empty, as a sentence. */
export const DEFAULT_PROMISE_TEXT = `Em branco, vale a promessa da plataforma: ${CALENDAR_LABEL[DEFAULT_POLICY.calendar]}, resposta em ${formatHours(DEFAULT_POLICY.first_response_minutes)} h, solução em ${formatHours(DEFAULT_POLICY.resolution_minutes)} h, troca em ${String(DEFAULT_POLICY.exchange_business_days)} dias úteis.`
