import type { Db } from '@/server/db/client'
import type { ReportRow } from '@/services/reports/report-definition.rules'

/** What the rows of a report are read by. */
export type ReportScope = {
  /** How the rows are grouped. */
  group: string
  /** The first day of the period. */
  from: string
  /** The first day after it. */
  until: string
  now: Date
  /** Today in São Paulo. */
  today: string
  company_id?: number
  product_id?: number
  seller_id?: number
}

/** Rows in their order, and totals that are not the sums of rows. */
export type ReportRows = { rows: ReportRow[]; totals?: ReportRow }

/** Reads the rows of one report, with the values of all its columns but the quotients, whose parts they hold. */
export type ReadReport = (conn: Db, scope: ReportScope) => Promise<ReportRows>
