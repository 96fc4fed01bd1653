import { and, type SQL, sql } from 'drizzle-orm'
import type { ValueOrPlaceholder } from './prepared'
import { holderCounters } from './schema/index'

const t = holderCounters

type HeldFilter = {
  product?: ValueOrPlaceholder<number | undefined>
  address?: ValueOrPlaceholder<number | undefined>
  user?: ValueOrPlaceholder<number | undefined>
  /** Only what nobody uses, or only what somebody does. */
  nobody?: boolean
}

/**
 * A select of how many units companies hold (ADR 521): as `count`.
 * @param companies which rows of the tallies are theirs
 * @param statuses which statuses count; all, if it is not said
 * @returns undefined where more is asked of the units at once than the tallies know: a status and one thing more
 */
export function selectHeldCount(companies: SQL, held: HeldFilter, statuses?: SQL): SQL | undefined {
  const asked = Object.entries({ ...held, nobody: undefined }).filter(([, key]) => key !== undefined)
  if (asked.length + Number(held.nobody !== undefined) > 1) return undefined
  // Every unit is at an address, and a company has few of those.
  const [facet, key] = held.nobody === undefined ? (asked[0] ?? ['address']) : ['user']
  const isOf = key === undefined ? undefined : sql`${t.key} = ${key}`
  const isNobodys =
    held.nobody === undefined ? undefined : held.nobody ? sql`${t.key} is null` : sql`${t.key} is not null`
  return sql`select coalesce(sum(${t.units}), 0)::int as count from ${t}
    where ${and(companies, sql`${t.facet} = ${sql.raw(`'${facet}'`)}`, isOf, isNobodys, statuses)}`
}

/** A select of the products of which a company holds units, as `key`, and how many, as `units`. */
export function selectHeldProducts(
  companyId: ValueOrPlaceholder<number>,
  product?: ValueOrPlaceholder<number | undefined>,
  statuses?: SQL,
): SQL {
  const isIt = product === undefined ? undefined : sql`${t.key} = ${product}`
  return sql`select ${t.key}, sum(${t.units}) as units from ${t}
    where ${and(sql`${t.companyId} = ${companyId}`, sql`${t.facet} = 'product'`, isIt, statuses)}
    group by ${t.key} having sum(${t.units}) > 0`
}

/**
 * A select of what a company holds, as `facet`, `key`, `status` and `units`: of each product, address and user, and with the
 * facet `status` of each status.
 */
export const selectHeldByFacet = (companyId: ValueOrPlaceholder<number>): SQL => sql`
  select ${t.facet}, ${t.key}, null as status, sum(${t.units})::int as units from ${t}
    where ${t.companyId} = ${companyId} group by 1, 2 having sum(${t.units}) <> 0
  union all select 'status', null, ${t.status}, sum(${t.units})::int from ${t}
    where ${t.companyId} = ${companyId} and ${t.facet} = 'address' group by 3 having sum(${t.units}) <> 0`
