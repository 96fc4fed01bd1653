import { db } from '@/server/db/client'
import { limitOffset, toPage } from '@/server/http/page'
import { boundsOf, byDay, monthOf } from '@/services/stock/hold-month.rules'
import type { HoldMonth, HoldMonthQuery } from '@/services/stock/hold-month.schema'
import { CALENDAR_DAYS, calendarOf, daysFrom, overdueOf } from '@/services/stock/holds.rules'
import type { HoldCalendar, HoldCalendarQuery } from '@/services/stock/holds.schema'
import {
  countMoving,
  countOverdue,
  holdsByDay,
  holdsEnding,
  listMoving,
  movingProducts,
  readToday,
  returnsByDay,
  returnsExpected,
} from './hold-calendar.repository'

/**
 * What is promised and what comes back in the next four weeks, product by product. Numbers of the whole house, without
 * whose they are: whoever sells has to know when a product is free again.
 */
export async function readCalendar(query: HoldCalendarQuery, url: string): Promise<HoldCalendar> {
  const today = await readToday(db())
  const days = daysFrom(today, CALENDAR_DAYS)
  const last = days.at(-1) ?? today
  const count = await countMoving(db(), last, query.search)
  const products = await listMoving(db(), last, query.search, limitOffset(query))
  const ids = products.map(({ id }) => id)
  const [held, back] = [await holdsByDay(db(), ids), await returnsByDay(db(), ids, last)]
  const results = products.map(({ onShelf, ...product }) => {
    const holds = held.filter(isOf(product)).map(({ day, quantity }) => ({ until: day, quantity }))
    const returns = back.filter(isOf(product))
    return {
      product,
      on_shelf: onShelf,
      promised: holds.reduce((sum, { quantity }) => sum + quantity, 0),
      overdue: overdueOf({ returns }, today),
      days: calendarOf({ onShelf, holds, returns }, days),
    }
  })
  return toPage(url, query, count, results)
}

const isOf =
  ({ id }: { id: number }) =>
  ({ product_id }: { product_id: number }): boolean =>
    product_id === id

/**
 * What is promised and what comes back in a month, day by day, of one product or of all. Numbers of the whole house,
 * without whose they are: whoever sells has to know when a product is free again.
 */
export async function readMonth({ month: wanted, product }: HoldMonthQuery): Promise<HoldMonth> {
  const today = await readToday(db())
  const month = wanted ?? monthOf(today)
  const asked = { ...boundsOf(month), product }
  return {
    month,
    today,
    days: byDay(await holdsEnding(db(), asked), await returnsExpected(db(), asked)),
    overdue: await countOverdue(db(), today, product),
    products: await movingProducts(db()),
  }
}
