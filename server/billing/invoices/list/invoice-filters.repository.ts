import { and, eq, gte, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { arrayOf, inIds } from '@/server/db/ids'
import { type Shape, shapeWith } from '@/server/db/list-pages'
import { containsPattern, prefixPattern } from '@/server/db/patterns'
import type { ValueOrPlaceholder } from '@/server/db/prepared'
import { companies, invoiceLines, invoices, orders } from '@/server/db/schema'
import { PAYABLE_STATUSES } from '@/services/billing/invoices/invoice-states.rules'
import type { InvoiceFilters } from '@/services/billing/invoices/invoice-commands.schema'
import { canonicalCnpj } from '@/services/companies/cnpj.rules'

type Asked = Omit<InvoiceFilters, 'ordering' | 'search' | 'overdue'>
type Value<Name extends keyof Asked> = ValueOrPlaceholder<NonNullable<Asked[Name]>>

/** What a search found: invoices of this number, or of these companies. */
export type Found = { companies: readonly number[]; number: number | undefined }

/**
 * What a list is asked for, `period` as the first day of the month. A place may stand for each value but those of `overdue`,
 * `forCustomer` and `found`.
 */
export type Filters = { [Name in keyof Asked]?: Value<Name> } & {
  overdue?: 'true' | 'false'
  /** What is open after this day without charges is overdue. */
  today?: ValueOrPlaceholder<string>
  /** Only of these companies; undefined for all. */
  companies?: readonly number[]
  /** Without drafts; what staff call uncollectible is open. */
  forCustomer?: boolean
  found?: Found
}

const isIssued = eq(invoices.status, sql`'ISSUED'`)
/** To a customer, for whom what staff call uncollectible is open as well. */
export const isOpen = inArray(invoices.status, [...PAYABLE_STATUSES])
const isDebt = ne(invoices.kind, sql`'CREDIT'`)

/** Every filter together. */
export function invoiceWhere(filters: Filters): SQL | undefined {
  const { status, kind, company_id, order_mask_id, period, found, forCustomer } = filters
  return and(
    filters.companies && inIds(invoices.companyId, filters.companies),
    forCustomer ? ne(invoices.status, sql`'DRAFT'`) : undefined,
    status && (forCustomer && status === 'ISSUED' ? isOpen : eq(invoices.status, status)),
    isPaidOnly(filters) ? isDebt : undefined,
    kind && eq(invoices.kind, kind),
    company_id ? eq(invoices.companyId, company_id) : undefined,
    order_mask_id ? ofOrder(order_mask_id) : undefined,
    period ? eq(invoices.period, period) : undefined,
    isOverdue(filters),
    found && isFound(found),
  )
}

/** Who asks for what is paid means bills: a credit note is stored as paid at once. Asked for by its kind it is found. */
export const isPaidOnly = ({ status, kind }: Filters): boolean => status === 'PAID' && !kind

/** Any line of the order; numbers of orders are a company's own. */
const ofOrder = (maskId: Value<'order_mask_id'>): SQL =>
  sql`${invoices.id} in (select l.invoice_id from ${invoiceLines} l join ${orders} o on o.id = l.order_id
    where o.order_mask_id = ${maskId} and o.company_id = ${invoices.companyId})`

function isOverdue({ overdue, today, status, forCustomer }: Filters): SQL | undefined {
  if (!overdue || today === undefined) return undefined
  const day = sql`${today}::date`
  const open = forCustomer ? isOpen : isIssued
  if (overdue === 'true') return and(open, isDebt, lt(invoices.payableOn, day))
  const isInTime = gte(invoices.payableOn, day)
  return status === 'ISSUED' ? isInTime : or(sql`not ${open}`, isInTime)
}

export const isFound = ({ companies: ids, number }: Found): SQL | undefined =>
  or(
    number === undefined ? undefined : eq(invoices.number, number),
    sql`${invoices.companyId} = any(${arrayOf(ids)}::int[])`,
  )

/** Numbers of invoices have six digits, and more if need be: `231`, `000231`, `FAT000231`. */
const NUMBER = /^(?:FAT)?0*(\d{1,9})$/i

/** What a text may mean: the number of an invoice, a part of the company's names, or the beginning of its CNPJ. */
export async function findMeaning(conn: Db, text: string): Promise<Found> {
  const pattern = containsPattern(text)
  const cnpj = canonicalCnpj(text)
  const rows = await conn
    .select({ id: companies.id })
    .from(companies)
    .where(
      or(
        sql`${companies.searchName} like plain_text(${pattern})`,
        sql`plain_text(${companies.tradeName}) like plain_text(${pattern})`,
        /^[0-9A-Z]{2,14}$/.test(cnpj) ? sql`${companies.cnpj} like ${prefixPattern(cnpj)}` : undefined,
      ),
    )
  const [, digits] = NUMBER.exec(text) ?? []
  return { companies: rows.map(({ id }) => id), number: digits === undefined ? undefined : Number(digits) }
}

/** Separates filters from their values; undefined for what is asked too differently each time, a search above all. */
export function shapeOf({
  found,
  companies: several,
  overdue,
  forCustomer,
  status,
  ...single
}: Filters): Shape<Filters> | undefined {
  // There are few states, and partial indexes name them: each has statements of its own.
  return found || several ? undefined : shapeWith(single, { overdue, forCustomer, status })
}
