import { formatTime, toDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import { NOTIFICATION_RULES, type NotificationKind } from './kinds.rules'

const OPENS = '08:00'
const CLOSES = '20:00'

/** São Paulo keeps UTC-3 all year since 2019 (Decreto 9.772). */
const SAO_PAULO = '-03:00'

/**
 * When a mail about an event goes out: a while later when it stands under the person's bell too, so that who reads it there
 * needs no mail, unless it is one that is always sent; mails of business kinds from 08:00 until 20:00 in São Paulo.
 * @param delayMs how long the bell goes first, in milliseconds
 */
export function mailTime(
  kind: NotificationKind,
  { now, hasBell, delayMs }: { now: Date; hasBell: boolean; delayMs: number },
): Date {
  const { mail, isBusiness } = NOTIFICATION_RULES[kind]
  const waits = hasBell && mail !== 'always'
  const at = waits ? new Date(now.getTime() + delayMs) : now
  return isBusiness ? withinHours(at) : at
}

function withinHours(at: Date): Date {
  const time = formatTime(at)
  if (time >= OPENS && time < CLOSES) return at
  const day = time < OPENS ? toDay(at) : addDays(toDay(at), 1)
  return new Date(`${day}T${OPENS}:00${SAO_PAULO}`)
}
