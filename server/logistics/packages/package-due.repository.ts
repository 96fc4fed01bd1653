import { and, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { dayOf } from '@/server/db/days'
import { arrayOf } from '@/server/db/ids'
import { orders, packages } from '@/server/db/schema/index'
import { PACKAGE_STAGES } from '@/services/logistics/packages/package-dates.rules'
import { ENDED_STATUSES } from '@/services/logistics/packages/package-moves.rules'
import { AWAITING_APPRAISAL } from '@/services/logistics/packages/package-stages.rules'
import { RETURN_STEP_DAYS } from '@/services/logistics/returns/return-todo.rules'

const today = dayOf(sql`now()`)

/** `returnDueOn` in SQL. */
const returnDay = sql`case
  when ${inArray(packages.deliveryStatus, [...AWAITING_APPRAISAL])} then ${packages.deliveryDate} + ${RETURN_STEP_DAYS.appraise}::int
  when ${packages.deliveryStatus} = 'EQUIPMENT_RETURN' then ${packages.deliveryEta}
  else coalesce(${packages.deliveryEta}, ${packages.requestDate} + ${RETURN_STEP_DAYS.collect}::int) end`

/** The day that a package has of its own. */
const ownDay = sql`case when ${packages.packageType} = 'return' then ${returnDay}
  else coalesce(${packages.deliveryEta}, ${packages.productionEta}) end`

/** The deadline of the order's stage, for packages without a day of their own. */
const stageDeadline = sql`case when ${packages.packageType} <> 'return'
  and ${orders.stageName} = any(${arrayOf(PACKAGE_STAGES)}) then ${orders.dueAt} end`

/** `packageDueAt` of an open package in SQL, as a day to sort by. Joins packages with their orders. */
export const packageDueDay = sql`coalesce(${ownDay}, ${dayOf(stageDeadline)})`

/** Whether a package is late: `isPastDue` of its `packageDueAt`, in SQL. Joins packages with their orders. */
export const isLatePackage = (): SQL | undefined =>
  and(
    notInArray(packages.deliveryStatus, [...ENDED_STATUSES]),
    sql`coalesce(${ownDay} < ${today}, ${stageDeadline} <= now(), false)`,
  )
