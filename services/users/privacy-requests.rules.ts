import { toDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'

/** What somebody may ask of their own data (LGPD, art. 18). `erasure` of an account is decided in a way of its own. */
export const PRIVACY_KINDS = ['access', 'correction', 'portability', 'sharing', 'objection', 'erasure'] as const

export type PrivacyKind = (typeof PRIVACY_KINDS)[number]

export const PRIVACY_KIND_LABEL: Record<PrivacyKind, string> = {
  access: 'Confirmação e acesso aos dados',
  correction: 'Correção de dados',
  portability: 'Portabilidade',
  sharing: 'Com quem compartilhamos',
  objection: 'Oposição ou retirada de consentimento',
  erasure: 'Exclusão dos dados',
}

/** The kinds that nobody can answer without knowing what they are about. */
export const isTextNeeded = (kind: string | undefined): boolean => kind === 'correction' || kind === 'objection'

/** The number under which a request is talked about: `LGPD-2026-000123`. */
export const protocolOf = (id: number, createdAt: Date): string =>
  `LGPD-${toDay(createdAt).slice(0, 4)}-${String(id).padStart(6, '0')}`

const DAYS_TO_ANSWER = 15

/** The last day for the answer: 15 calendar days (LGPD, art. 19, II). */
export const privacyDueOn = (createdAt: Date): string => addDays(toDay(createdAt), DAYS_TO_ANSWER)

export type PrivacyNotice = 'soon' | 'today' | 'late'

/** How many days before the deadline its first reminder comes. */
const NOTICE_DAYS = 3

/** The reminder that is due on a day: three days before the deadline, on its day, and once it has passed. */
export function privacyNoticeOn(today: string, dueOn: string): PrivacyNotice | undefined {
  if (today > dueOn) return 'late'
  if (today === dueOn) return 'today'
  return today >= addDays(dueOn, -NOTICE_DAYS) ? 'soon' : undefined
}

/** Requests of later days need no reminder yet. */
export const firstNoticeFor = (today: string): string => addDays(today, NOTICE_DAYS - DAYS_TO_ANSWER)
