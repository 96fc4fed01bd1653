import { db } from '@/server/db/client'
import { limitOffset, toPage } from '@/server/http/page'
import { CALENDAR_DAYS, forecastAvailability, sumOverdue } from '@/services/stock/holds/hold-calendar.rules'
import { consecutiveDays } from '@/services/stock/holds/hold-month.rules'
import { groupByDay, monthBounds, monthOf } from '@/services/stock/holds/hold-month.rules'
import type { HoldCalendar, HoldCalendarQuery, HoldMonth, HoldMonthQuery } from '@/services/stock/holds/holds.schema'
import {
  countOverdue,
  countProductsWithMovement,
  getToday,
  listEndingHolds,
  listExpectedReturns,
  listProductsWithMovement,
  listReservedOrRentedProducts,
  sumHoldsByDay,
  sumReturnsByDay,
} from './hold-calendar.repository'

/**
 * Promised and returning units of the next four weeks by product. Totals without companies, because sellers need to
 * know when a product is available.
 */
export async function getHoldCalendar(query: HoldCalendarQuery, url: string): Promise<HoldCalendar> {
  const today = await getToday(db())
  const days = consecutiveDays(today, CALENDAR_DAYS)
  const last = days.at(-1) ?? today
  const count = await countProductsWithMovement(db(), last, query.search)
  const products = await listProductsWithMovement(db(), last, query.search, limitOffset(query))
  const ids = products.map(({ id }) => id)
  const [held, back] = [await sumHoldsByDay(db(), ids), await sumReturnsByDay(db(), ids, last)]
  const results = products.map(({ onShelf, ...product }) => {
    const holds = held.filter(isOf(product)).map(({ day, quantity }) => ({ until: day, quantity }))
    const returns = back.filter(isOf(product))
    return {
      product,
      on_shelf: onShelf,
      promised: holds.reduce((sum, { quantity }) => sum + quantity, 0),
      overdue: sumOverdue({ returns }, today),
      days: forecastAvailability({ onShelf, holds, returns }, days),
    }
  })
  return toPage(url, query, count, results)
}

const isOf =
  ({ id }: { id: number }) =>
  ({ product_id }: { product_id: number }): boolean =>
    product_id === id

/**
 * Promised and returning units of a month by day, of one product or all. Totals without companies, because sellers need
 * to know when a product is available.
 */
export async function getHoldMonth({ month: wanted, product }: HoldMonthQuery): Promise<HoldMonth> {
  const today = await getToday(db())
  const month = wanted ?? monthOf(today)
  const asked = { ...monthBounds(month), product }
  return {
    month,
    today,
    days: groupByDay(await listEndingHolds(db(), asked), await listExpectedReturns(db(), asked)),
    overdue: await countOverdue(db(), today, product),
    products: await listReservedOrRentedProducts(db()),
  }
}
