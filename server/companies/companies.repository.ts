import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type Db, db, type Tx } from '@/server/db/client'
import { inIds, selectIds } from '@/server/db/ids'
import { containsPattern, prefixPattern } from '@/server/db/patterns'
import { prepared } from '@/server/db/prepared'
import { companies, orders, permittedCompanies, users } from '@/server/db/schema'
import { sortingBy } from '@/server/db/sorting'
import { isUniqueViolation } from '@/server/db/unique'
import { canonicalCnpj } from '@/services/companies/cnpj.rules'
import type { CompanyListQuery } from '@/services/companies/companies.schema'
import type { CompanyOrdering } from '@/services/companies/company-list.rules'
import type { CompanyStatus } from '@/services/companies/company-status.rules'

export type CompanyRow = typeof companies.$inferSelect
export type CompanyFields = Partial<
  Pick<
    CompanyRow,
    | 'corporateName'
    | 'tradeName'
    | 'cnpj'
    | 'uf'
    | 'legalRepresentative'
    | 'active'
    | 'activatedAt'
    | 'invoiceDueDay'
    | 'billingEmail'
    | 'billingEmailConfirmedAt'
  >
>
type Filters = Pick<CompanyListQuery, 'search' | 'starts_with' | 'status'> & {
  /** Only these of them. */
  ids?: readonly number[]
}
type Visible = readonly number[] | undefined

/** A buyer who acts for another company counts for their home company. */
const usersCount = sql<number>`(
  select count(*)::int from ${users} u
  where coalesce(u.home_company_id, u.company_id) = companies.id and 'CLIENTE' = any(u.permissions_groups)
  and u.deleted_at is null)`
const ordersCount = sql<number>`(select count(*)::int from ${orders} o where o.company_id = companies.id)`

const withCounts = { company: companies, usersCount, ordersCount }

export function listCompanies(
  conn: Db,
  visible: Visible,
  { ordering, ...filters }: Filters & { ordering: CompanyOrdering },
  window: { limit: number; offset: number },
) {
  return conn
    .select(withCounts)
    .from(companies)
    .where(companyWhere(visible, filters))
    .orderBy(...orderOf(ordering))
    .limit(window.limit)
    .offset(window.offset)
}

/** The ids of all of them, in the list's order. */
export const companyIds = (
  conn: Db,
  visible: Visible,
  { ordering, ...filters }: Filters & { ordering: CompanyOrdering },
) => selectIds(conn, companies.id, companyWhere(visible, filters), orderOf(ordering))

export async function countCompanies(conn: Db, visible: Visible, filters: Filters): Promise<number> {
  const rows = await conn.select({ count: count() }).from(companies).where(companyWhere(visible, filters))
  return rows[0]?.count ?? 0
}

/** Called before each page of a company's log, hence prepared and minimal (ADR 513). */
export async function hasCompany(conn: Db, id: number): Promise<boolean> {
  const build = () =>
    db()
      .select({ id: companies.id })
      .from(companies)
      .where(sql`${companies.id} = ${sql.placeholder('id')}`)
  return (await prepared(conn, 'a company', build, { id })).length > 0
}

export async function findCompany(conn: Db, id: number) {
  const rows = await conn.select(withCounts).from(companies).where(eq(companies.id, id))
  return rows[0]
}

export type CompanyWithCounts = NonNullable<Awaited<ReturnType<typeof findCompany>>>

/** A weak lock: orders and users can still refer to the company. */
export async function lockCompany(tx: Tx, id: number): Promise<CompanyRow | undefined> {
  const rows = await tx.select().from(companies).where(eq(companies.id, id)).for('no key update')
  return rows[0]
}

/** The new company, or undefined when the CNPJ has one already. */
export async function insertCompany(tx: Tx, fields: typeof companies.$inferInsert): Promise<CompanyRow | undefined> {
  const rows = await tx.insert(companies).values(fields).onConflictDoNothing({ target: companies.cnpj }).returning()
  return rows[0]
}

export async function cnpjIsTaken(tx: Tx, cnpj: string): Promise<boolean> {
  return (await tx.select({ id: companies.id }).from(companies).where(eq(companies.cnpj, cnpj))).length > 0
}

/** False when another company took the CNPJ meanwhile; the transaction must then roll back. */
export async function setCompanyFields(tx: Tx, id: number, fields: CompanyFields): Promise<boolean> {
  try {
    await tx.update(companies).set(fields).where(eq(companies.id, id))
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'companies_cnpj_unique')) return false
    throw error
  }
}

export async function permitCompany(tx: Tx, userId: number, companyId: number): Promise<void> {
  await tx.insert(permittedCompanies).values({ userId, companyId }).onConflictDoNothing()
}

const COLUMNS = {
  corporate_name: sql`${companies.corporateName} collate "pt-BR-x-icu"`,
  created_at: companies.createdAt,
}

/** The id breaks ties. */
function orderOf(ordering: CompanyOrdering): SQL[] {
  const { column, descends } = sortingBy(COLUMNS, ordering)
  return descends ? [sql`${column} desc`, desc(companies.id)] : [sql`${column} asc`, asc(companies.id)]
}

function companyWhere(visible: Visible, { search, starts_with, status, ids }: Filters): SQL | undefined {
  return and(
    visible && inArray(companies.id, [...visible]),
    status && STATUS_FILTER[status],
    search ? searchWhere(search) : undefined,
    ids && inIds(companies.id, ids),
    starts_with ? begins(starts_with) : undefined,
  )
}

const STATUS_FILTER: Record<CompanyStatus, SQL | undefined> = {
  active: eq(companies.active, true),
  waiting: and(eq(companies.active, false), isNull(companies.activatedAt)),
  inactive: and(eq(companies.active, false), isNotNull(companies.activatedAt)),
}

/**
 * A part of either name, whatever its accents, or the beginning of the CNPJ with or without its mask, letters included.
 * Each condition has an index (`companies_search`, `companies_search_trade`).
 */
function searchWhere(search: string): SQL | undefined {
  const pattern = containsPattern(search)
  return or(
    sql`${companies.searchName} like plain_text(${pattern})`,
    sql`plain_text(${companies.tradeName}) like plain_text(${pattern})`,
    cnpjBegins(search),
  )
}

/** Names that begin with the text, accents included; the accent-free condition is there for its index. */
const begins = (text: string): SQL | undefined =>
  or(
    and(
      sql`${companies.searchName} like plain_text(${prefixPattern(text)})`,
      sql`${companies.corporateName} ilike ${prefixPattern(text)}`,
    ),
    cnpjBegins(text),
  )

function cnpjBegins(text: string): SQL | undefined {
  const cnpj = canonicalCnpj(text)
  return /^[0-9A-Z]{2,14}$/.test(cnpj) ? sql`${companies.cnpj} like ${prefixPattern(cnpj)}` : undefined
}
