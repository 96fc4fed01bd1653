import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { BILLING_REPORT, RECEIVABLES_REPORT } from './definitions/billing-reports.rules'
import { COST_REPORT } from './definitions/cost-report.rules'
import { STAGE_TIMES_REPORT } from './definitions/order-reports.rules'
import { PORTFOLIO_REPORT } from './definitions/portfolio-report.rules'
import { RETURNS_REPORT } from './definitions/return-reports.rules'
import { OCCUPANCY_REPORT } from './definitions/stock-reports.rules'
import { TICKETS_REPORT } from './definitions/ticket-reports.rules'
import type { ReportDefinition } from './report-definition.rules'

/** All reports, in the order in which they are listed. */
const ALL = [
  BILLING_REPORT,
  RECEIVABLES_REPORT,
  PORTFOLIO_REPORT,
  OCCUPANCY_REPORT,
  STAGE_TIMES_REPORT,
  TICKETS_REPORT,
  RETURNS_REPORT,
  COST_REPORT,
] as const

export type ReportKey = (typeof ALL)[number]['key']

export const REPORTS: readonly ReportDefinition<ReportKey>[] = ALL
export const REPORT_KEYS: readonly ReportKey[] = ALL.map(({ key }) => key)

/** A table of more rows is offered as CSV alone. */
export const MOST_ROWS = 10_000

export const findReport = (key: string): ReportDefinition<ReportKey> | undefined =>
  REPORTS.find((report) => report.key === key)

type Who = Pick<Actor, 'groups' | 'isCompanyAdmin' | 'companyId' | 'waitsFor'>

/** The reports that somebody may read. */
export const reportsFor = (actor: Who): readonly ReportDefinition<ReportKey>[] =>
  REPORTS.filter(({ permission }) => may(actor, permission))
