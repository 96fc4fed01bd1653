import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '@/server/db/client'
import { inIds, selectIds } from '@/server/db/ids'
import { containsPattern } from '@/server/db/patterns'
import { companies, coupons, orders, users } from '@/server/db/schema'
import { sortingBy } from '@/server/db/sorting'
import type { CouponOrdering, CouponStatus } from '@/services/coupons/coupon-list.rules'
import type { CouponListQuery } from '@/services/coupons/coupons.schema'

type Filters = Pick<CouponListQuery, 'search' | 'status' | 'company'> & {
  /** Only coupons with these ids. */
  ids?: readonly number[]
}
/** The companies whose coupons are visible, besides the coupons for any company; undefined for all. */
type VisibleCompanyIds = readonly number[] | undefined

const issuers = alias(users, 'issuers')
const buyers = alias(companies, 'buyers')

/** Coupons with their company, issuer, user and order. */
export function listCoupons(
  conn: Db,
  visible: VisibleCompanyIds,
  { ordering, ...filters }: Filters & { ordering: CouponOrdering },
  window: { limit: number; offset: number },
) {
  return conn
    .select({
      coupon: coupons,
      company: { id: companies.id, corporateName: companies.corporateName },
      issuer: { name: issuers.firstName },
      user: { name: users.firstName },
      order: { maskId: orders.orderMaskId },
      buyer: { id: buyers.id, corporateName: buyers.corporateName },
    })
    .from(coupons)
    .leftJoin(companies, eq(companies.id, coupons.companyId))
    .leftJoin(issuers, eq(issuers.id, coupons.createdBy))
    .leftJoin(users, eq(users.id, coupons.usedBy))
    .leftJoin(
      orders,
      and(eq(orders.couponId, coupons.id), isNotNull(coupons.usedAt), ne(orders.stageName, 'CANCELLED')),
    )
    .leftJoin(buyers, eq(buyers.id, orders.companyId))
    .where(couponWhere(visible, filters))
    .orderBy(...orderOf(ordering))
    .limit(window.limit)
    .offset(window.offset)
}

export type ListedCoupon = Awaited<ReturnType<typeof listCoupons>>[number]

/** The ids of all matching coupons, in the list's order. */
export const couponIds = (
  conn: Db,
  visible: VisibleCompanyIds,
  { ordering, ...filters }: Filters & { ordering: CouponOrdering },
) => selectIds(conn, coupons.id, couponWhere(visible, filters), orderOf(ordering))

export async function countCoupons(conn: Db, visible: VisibleCompanyIds, filters: Filters): Promise<number> {
  const rows = await conn.select({ count: count() }).from(coupons).where(couponWhere(visible, filters))
  return rows[0]?.count ?? 0
}

const COLUMNS = { created_at: coupons.createdAt, expires_at: coupons.expiresAt, discount: coupons.discount }

/** Coupons that never expire come last. The id makes every order deterministic. */
function orderOf(ordering: CouponOrdering): SQL[] {
  const { column, descends } = sortingBy(COLUMNS, ordering)
  return descends
    ? [sql`${column} desc nulls first`, desc(coupons.id)]
    : [sql`${column} asc nulls last`, asc(coupons.id)]
}

function couponWhere(visible: VisibleCompanyIds, { search, status, company, ids }: Filters): SQL | undefined {
  return and(
    visible && or(isNull(coupons.companyId), inArray(coupons.companyId, [...visible])),
    company === undefined ? undefined : eq(coupons.companyId, company),
    status && STATUS_FILTER[status](),
    search ? searchWhere(search) : undefined,
    ids && inIds(coupons.id, ids),
  )
}

/** The same conditions as `couponStatus`. */
const STATUS_FILTER: Record<CouponStatus, () => SQL | undefined> = {
  open: () => and(unused(), or(isNull(coupons.expiresAt), gt(coupons.expiresAt, sql`now()`))),
  used: () => isNotNull(coupons.usedAt),
  expired: () => and(unused(), lte(coupons.expiresAt, sql`now()`)),
  withdrawn: () => and(isNull(coupons.usedAt), isNotNull(coupons.withdrawnAt)),
}

const unused = () => and(isNull(coupons.usedAt), isNull(coupons.withdrawnAt))

const searchWhere = (search: string): SQL | undefined =>
  or(
    sql`upper(${coupons.discountCode}) like ${containsPattern(search.toUpperCase())}`,
    sql`${coupons.companyId} = any(array(
      select ${companies.id} from ${companies} where ${companies.searchName} like plain_text(${containsPattern(search)})))`,
  )
