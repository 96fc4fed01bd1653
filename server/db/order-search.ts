import { eq, like, or, sql, type SQL } from 'drizzle-orm'
import { canonicalCnpj } from '@/services/companies/cnpj.rules'
import { beginning, partly } from './patterns'
import { companies, orders } from './schema'

/**
 * Orders by what people type: the number with or without its zeros, a part of the company's name whatever its accents, or
 * its CNPJ with or without mask. Each condition has an index (`orders_number`, `companies_search`); the companies are looked
 * up first, as a list, so that PostgreSQL can take those of either.
 */
export function ordersFound(search: string): SQL | undefined {
  const isNumber = /^\d{1,6}$/.test(search)
  return or(
    isNumber ? eq(orders.orderMaskId, search.padStart(6, '0')) : undefined,
    sql`${orders.companyId} = any(array(select ${companies.id} from ${companies} where ${companyFound(search)}))`,
  )
}

function companyFound(search: string): SQL | undefined {
  const cnpj = canonicalCnpj(search)
  return or(
    sql`${companies.searchName} like plain_text(${partly(search)})`,
    /^[0-9A-Z]{3,14}$/.test(cnpj) ? like(companies.cnpj, beginning(cnpj)) : undefined,
  )
}
