import { and, asc, count, desc, eq, exists, gt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { containsPattern } from '@/server/db/patterns'
import {
  coupons,
  orders,
  plans,
  products,
  quotationDeliveries,
  quotationDeliveryItems,
  quotationProducts,
  quotations,
  servicePackages,
  simulators,
  users,
} from '@/server/db/schema/index'
import { sortingBy } from '@/server/db/sorting'
import type { SavedQuotationsQuery } from '@/services/simulation/quotations/saved-quotations.schema'
import { questionReached } from '../quotations.repository'

type Filters = Pick<SavedQuotationsQuery, 'status' | 'search'>
type LimitOffset = { limit: number; offset: number }

/** A page of a company's quotations, with all that the price depends on except the cart. */
export function listSavedQuotations(
  db: Db,
  companyId: number,
  filters: Filters,
  ordering: SavedQuotationsQuery['ordering'],
  { limit, offset }: LimitOffset,
) {
  return db
    .select({
      quotation: quotations,
      questionReached,
      simulator: { id: simulators.id, name: simulators.name, image: simulators.image },
      plan: plans,
      servicePackage: servicePackages,
      coupon: coupons,
      begunBy: { id: users.id, firstName: users.firstName },
      order: { maskId: orders.orderMaskId, monthlyFee: orders.monthlyFee },
      placed: placedUnits,
    })
    .from(quotations)
    .innerJoin(simulators, eq(simulators.id, quotations.simulatorId))
    .innerJoin(servicePackages, eq(servicePackages.id, quotations.servicePackageId))
    .leftJoin(plans, eq(plans.id, quotations.planId))
    .leftJoin(coupons, eq(coupons.id, quotations.couponId))
    .leftJoin(users, eq(users.id, quotations.userId))
    .leftJoin(orders, eq(orders.quotationId, quotations.id))
    .where(savedQuotationWhere(companyId, filters))
    .orderBy(desc(isLive()), orderOf(ordering), desc(quotations.id))
    .limit(limit)
    .offset(offset)
}

export type SavedQuotationRow = Awaited<ReturnType<typeof listSavedQuotations>>[number]

export async function countSavedQuotations(db: Db, companyId: number, filters: Filters): Promise<number> {
  const rows = await db
    .select({ count: count() })
    .from(quotations)
    .innerJoin(simulators, eq(simulators.id, quotations.simulatorId))
    .leftJoin(users, eq(users.id, quotations.userId))
    .where(savedQuotationWhere(companyId, filters))
  return rows[0]?.count ?? 0
}

/** Units that have an address. */
const placedUnits = sql<number>`coalesce((
  select sum(i.quantity)::int from ${quotationDeliveries} d
  join ${quotationDeliveryItems} i on i.delivery_id = d.id where d.quotation_id = quotations.id), 0)`

const isLive = (): SQL => sql`(${quotations.status} = 'open' and ${quotations.expiresAt} > now())`

function savedQuotationWhere(companyId: number, { status, search }: Filters): SQL | undefined {
  return and(
    eq(quotations.companyId, companyId),
    status ? statusIs[status]() : ne(quotations.status, 'discarded'),
    search ? searchWhere(search) : undefined,
  )
}

const statusIs = {
  open: () => and(eq(quotations.status, 'open'), gt(quotations.expiresAt, sql`now()`)),
  expired: () =>
    or(eq(quotations.status, 'expired'), and(eq(quotations.status, 'open'), lte(quotations.expiresAt, sql`now()`))),
  finished: () => eq(quotations.status, 'finished'),
} satisfies Record<NonNullable<Filters['status']>, () => SQL | undefined>

/** By its name, simulator, creator or products, ignoring accents and case. */
function searchWhere(search: string): SQL | undefined {
  const pattern = sql`plain_text(${containsPattern(search)})`
  const inCart = sql`(select 1 from ${quotationProducts} q join ${products} p on p.id = q.product_id
    where q.quotation_id = ${quotations.id} and plain_text(p.name) like ${pattern})`
  return or(
    sql`plain_text(${quotations.name}) like ${pattern}`,
    sql`plain_text(${simulators.name}) like ${pattern}`,
    sql`plain_text(${users.firstName}) like ${pattern}`,
    exists(inCart),
  )
}

const COLUMNS = { updated_at: quotations.updatedAt, expires_at: quotations.expiresAt }

const orderOf = (ordering: SavedQuotationsQuery['ordering']): SQL => {
  const { column, descends } = sortingBy(COLUMNS, ordering)
  return descends ? desc(column) : asc(column)
}
