import { formatDay, formatDayShort, formatTime, toDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import type { Notification } from './notifications.schema'

type DayGroup = { label: 'Hoje' | 'Ontem' | 'Antes'; notifications: Notification[] }

/** Notifications by their day in São Paulo, in the order given; groups without any are left out. */
export function groupByDay(notifications: readonly Notification[], now = new Date()): DayGroup[] {
  const today = toDay(now)
  const yesterday = addDays(today, -1)
  const labelOf = ({ created_at }: Notification): DayGroup['label'] => {
    const day = toDay(created_at)
    if (day >= today) return 'Hoje'
    return day === yesterday ? 'Ontem' : 'Antes'
  }
  return [...Map.groupBy(notifications, labelOf)].map(([label, group]) => ({ label, notifications: group }))
}

/** The time of a notification of today or yesterday, else its day; with the year when it was in another one. */
export function momentOf({ created_at }: Pick<Notification, 'created_at'>, now = new Date()): string {
  const [day, today] = [toDay(created_at), toDay(now)]
  if (day >= addDays(today, -1)) return formatTime(created_at)
  return day.slice(0, 4) === today.slice(0, 4) ? formatDayShort(created_at) : formatDay(created_at)
}
