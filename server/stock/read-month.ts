import { db } from '@/server/db/client'
import { boundsOf, byDay, monthOf } from '@/services/stock/hold-month.rules'
import type { HoldMonth, HoldMonthQuery } from '@/services/stock/hold-month.schema'
import { readToday } from './calendar.repository'
import { countOverdue, holdsEnding, movingProducts, returnsExpected } from './month.repository'

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
