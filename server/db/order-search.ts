import { eq, like, or, type SQL, sql } from 'drizzle-orm'
import { canonicalCnpj } from '@/services/companies/cnpj.rules'
import type { Db } from './client'
import { selectIds } from './ids'
import { containsPattern, prefixPattern } from './patterns'
import { companies, orders } from './schema'

/**
 * Orders by what people type: the number with or without its zeros, a part of the company's name whatever its accents, or
 * its CNPJ with or without mask. Each condition has an index (`orders_number`, `companies_search`); the companies are looked
 * up first, as a list, so that PostgreSQL can take those of either.
 */
export function ordersFound(search: string): SQL | undefined {
  const number = numberOf(search)
  return or(
    number ? eq(orders.orderMaskId, number) : undefined,
    sql`${orders.companyId} = any(array(select ${companies.id} from ${companies} where ${companyMatches(search)}))`,
  )
}

/** The same in two parts, for a list that asks for each apart: the companies, and the number if it is one. */
export async function searchedOrders(conn: Db, search: string): Promise<{ companies: number[]; number?: string }> {
  return {
    companies: await selectIds(conn, companies.id, companyMatches(search), [sql`${companies.id}`]),
    number: numberOf(search),
  }
}

/** The number of an order, with or without its zeros. */
const numberOf = (search: string): string | undefined =>
  /^\d{1,6}$/.test(search) ? search.padStart(6, '0') : undefined

function companyMatches(search: string): SQL | undefined {
  const cnpj = canonicalCnpj(search)
  return or(
    sql`${companies.searchName} like plain_text(${containsPattern(search)})`,
    /^[0-9A-Z]{3,14}$/.test(cnpj) ? like(companies.cnpj, prefixPattern(cnpj)) : undefined,
  )
}
