// How the product formats money, days, sizes and Brazilian numbers. Everything is in pt-BR and in São Paulo's time,
// regardless of the machine's settings: `2026-11-21T02:30Z` is 20/11/2026.

/** Brazil has had no summer time since February 2019, before there was anything to show. A test compares with the standard library. */
const BEHIND_UTC_MS = 3 * 3_600_000
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** Makes something when it is first used. A formatter takes a cheap phone 10 ms, and most pages need few of them. */
export const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

const oneDecimal = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }))
const upToTwoDecimals = once(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }))

// By hand, like the numbers below: the first formatter of dates takes a cheap phone 80 ms, and every page shows days.
const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const
const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

/** Decimal text (`"6900.00"`, as in the API) or integer cents (as in code) as integer cents. */
export const toCents = (value: string | number): number => {
  if (typeof value === 'number') return Math.round(value)
  const match = /^(-?)(\d+)(?:\.(\d{1,2})\d*)?$/.exec(value.trim())
  if (!match) return Number.NaN
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] === '-' ? -cents : cents
}

/** A whole number with dots between its thousands. By hand, since the first formatter of a page takes long. */
const grouped = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, '.')

/** An amount without sign and symbol: `6.900,00`. */
export function formatAmount(value: string | number): string {
  const cents = Math.abs(toCents(value))
  return `${grouped(Math.floor(cents / 100))},${String(cents % 100).padStart(2, '0')}`
}

/** `R$ 6.900,00`; a negative amount has U+2212 and a thin space before it. The space after R$ does not break. */
export const formatMoney = (value: string | number): string =>
  `${toCents(value) < 0 ? '\u2212\u2009' : ''}R$\u00A0${formatAmount(value)}`

/** `1.234`. */
export const formatNumber = (value: number): string => grouped(Math.round(value))

/** `8,29%`, from a number in percent. */
export const formatPercent = (percent: number): string => `${upToTwoDecimals().format(percent)}%`

/** `1 pedido`, `1.234 pedidos`. */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** `Nada consta`: the first letter as at the beginning of a sentence. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The other way round, for a sentence that goes on. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** `uma pergunta, um plano e um pacote`; with `most`, `Atlântica, Aroeira, Cedro e mais 4`. */
export function formatList(things: readonly string[], most = things.length): string {
  const rest = things.length - most
  const shown = rest > 0 ? [...things.slice(0, most), `mais ${String(rest)}`] : things
  return [shown.slice(0, -1).join(', '), ...shown.slice(-1)].filter(Boolean).join(' e ')
}

/** The calendar and the clock in São Paulo at an instant: `YYYY-MM-DDTHH:mm`. */
const inSaoPaulo = (value: string | Date): string =>
  new Date(new Date(value).getTime() - BEHIND_UTC_MS).toISOString().slice(0, 16)

/** The day in São Paulo, `YYYY-MM-DD`; text in that format is returned unchanged. */
export const toDay = (value: string | Date): string => (isDayOnly(value) ? value : inSaoPaulo(value).slice(0, 10))

const isDayOnly = (value: string | Date): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Today in São Paulo, `YYYY-MM-DD`. */
export const currentDay = (): string => toDay(new Date())

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** Days from one day until before another, each `YYYY-MM-DD`; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / DAY_MS)

/** `24/11/2026`. */
export const formatDay = (value: string | Date): string => toDay(value).split('-').reverse().join('/')

/** `24/11`, with the year unless it is the current one. */
export const formatDayShort = (value: string | Date, now: Date = new Date()): string =>
  toDay(value).slice(0, 4) === toDay(now).slice(0, 4) ? formatDay(value).slice(0, 5) : formatDay(value)

/** `08/2028`. */
export const formatMonth = (value: string | Date): string => formatDay(value).slice(3)

/** `novembro de 2026`, for a month or a day in it. */
export const formatLongMonth = (value: string): string => `${monthName(value)} de ${value.slice(0, 4)}`

const monthName = (value: string): string => MONTHS[Number(value.slice(5, 7)) - 1] ?? ''

/** `novembro de 2026` and `nov`, for a month or a day in it: a month of a chart, long and short. */
export function monthNames(value: string): { long: string; short: string } {
  const long = formatLongMonth(value)
  return { long, short: long.slice(0, 3) }
}

/** `quinta-feira, 19 de novembro`. */
export const formatLongDay = (value: string | Date): string => {
  const day = toDay(value)
  const name = weekdayOf(day)
  const isWorkday = name !== 'sábado' && name !== 'domingo'
  return `${name}${isWorkday ? '-feira' : ''}, ${Number(day.slice(8))} de ${monthName(day)}`
}

/** `quinta`, of a day `YYYY-MM-DD`. */
export const weekdayOf = (day: string): string => WEEKDAYS[noonOf(day).getUTCDay()] ?? ''

/** `09:42`. */
export const formatTime = (value: string | Date): string => inSaoPaulo(value).slice(11)

/** `24/11/2026 18:00`. */
export const formatDateTime = (value: string | Date): string => `${formatDay(value)} ${formatTime(value)}`

/** `24/11/2026 às 18:00`, in a sentence. */
export const formatDayAndTime = (value: string | Date): string => `${formatDay(value)} às ${formatTime(value)}`

/**
 * `hoje, 09:42`, `ontem, 18:04`, then `17/11, 16:20`, with the year unless it is the current one; a day without an hour
 * stays without: `hoje`, `17/11`.
 */
export const formatMoment = (value: string | Date, now: Date = new Date()): string => {
  const ago = daysBetween(toDay(value), toDay(now))
  const day = ago === 0 ? 'hoje' : ago === 1 ? 'ontem' : formatDayShort(value, now)
  return isDayOnly(value) ? day : `${day}, ${formatTime(value)}`
}

/** `agora`, `há 12 min`, `há 5 h` on the same day, otherwise as `formatMoment`. */
export const formatRelative = (value: string | Date, now: Date = new Date()): string => {
  const minutes = Math.floor((now.getTime() - new Date(value).getTime()) / MINUTE_MS)
  if (minutes < 0 || toDay(value) !== toDay(now)) return formatMoment(value, now)
  if (minutes < 1) return 'agora'
  return minutes < 60 ? `há ${minutes} min` : `há ${Math.floor(minutes / 60)} h`
}

/** `terça, 24/11, às 18h`; a day without an hour stays `terça, 24/11`. With the year unless it is the current one. */
export const formatDeadline = (value: string | Date, now: Date = new Date()): string => {
  const day = `${weekdayOf(toDay(value))}, ${formatDayShort(value, now)}`
  if (isDayOnly(value)) return day
  const [hours, minutes = '00'] = formatTime(value).split(':')
  return `${day}, às ${Number(hours)}h${minutes === '00' ? '' : minutes}`
}

export type DueTone = 'late' | 'soon' | 'plain'

/**
 * The one rule of lateness (docs/adr/0554): an instant has passed from itself on, a day without an hour when it is over in
 * São Paulo. Lists ask the same in SQL.
 */
export const isPastDue = (value: string | Date, now: Date = new Date()): boolean =>
  isDayOnly(value) ? value < toDay(now) : new Date(value) <= now

/** The distance of a deadline in São Paulo's days: late (`isPastDue`) is red, today and tomorrow are ipê, all else is plain. */
export const formatDue = (value: string | Date, now: Date = new Date()): { text: string; tone: DueTone } => {
  const days = daysBetween(toDay(now), toDay(value))
  if (isPastDue(value, now)) return { text: lateText(-days), tone: 'late' }
  if (days === 0) return { text: 'hoje', tone: 'soon' }
  if (days === 1) return { text: 'amanhã', tone: 'soon' }
  return { text: `em ${days} dias`, tone: 'plain' }
}

const lateText = (days: number): string =>
  days === 0 ? 'venceu hoje' : `${days} ${days === 1 ? 'dia' : 'dias'} de atraso`

/** `640 kB`, `4,2 MB`: decimal units, as file managers show them. */
export const formatBytes = (bytes: number): string => {
  if (bytes < 1000) return `${formatNumber(bytes)} B`
  if (bytes < 999_500) return `${formatNumber(bytes / 1000)} kB`
  return `${oneDecimal().format(bytes / 1_000_000)} MB`
}

const masked = (value: string, shape: RegExp, mask: string): string => {
  const bare = value.replace(/[./\-\s()]/g, '').toUpperCase()
  return shape.test(bare) ? bare.replace(shape, mask) : value
}

/** `12.ABC.345/01DE-35`, letters included; text of another shape is returned unchanged. */
export const formatCnpj = (value: string): string =>
  masked(value, /^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/, '$1.$2.$3/$4-$5')

/** `529.982.247-25`. */
export const formatCpf = (value: string): string => masked(value, /^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

/** `***.982.247-**`: a CPF as everybody sees it; who has to check it asks for the number (ADR 538). */
export const maskCpf = (value: string): string => masked(value, /^\d{3}(\d{3})(\d{3})\d{2}$/, '***.$1.$2-**')

/** `01310-200`. */
export const formatCep = (value: string): string => masked(value, /^(\d{5})(\d{3})$/, '$1-$2')

/** `(11) 98765-4321` from E.164 or from the national number; landlines have four digits before the hyphen. */
export const formatPhone = (value: string): string =>
  masked(value.replace(/^\+55/, ''), /^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
