import { type Db, db } from '@/server/db/client'
import type { Check } from './check.types'
import { COUNTER_CHECKS } from './counter-checks.repository'
import { DOCUMENT_CHECKS } from './document-checks.repository'
import { findViolations } from './doctor.repository'
import { EXCHANGE_CHECKS } from './exchange-checks.repository'
import { FIGURE_CHECKS } from './figure-checks.repository'
import { INVOICE_CHECKS } from './invoice-checks.repository'
import { PACKAGE_CHECKS } from './package-checks.repository'
import { STOCK_CHECKS } from './stock-checks.repository'
import { TICKET_CHECKS } from './ticket-checks.repository'
import { PAYMENT_CHECKS } from './payment-checks.repository'
import { UNIT_CHECKS } from './unit-checks.repository'

/** All invariants of the database (issue 6; docs/adr/0519). */
export const CHECKS: readonly Check[] = [
  ...UNIT_CHECKS,
  ...EXCHANGE_CHECKS,
  ...PACKAGE_CHECKS,
  ...STOCK_CHECKS,
  ...COUNTER_CHECKS,
  ...TICKET_CHECKS,
  ...INVOICE_CHECKS,
  ...DOCUMENT_CHECKS,
  ...PAYMENT_CHECKS,
  ...FIGURE_CHECKS,
]

export type Finding = { name: string; holds: string; count: number; first: string[] }

const SHOWN = 5

/**
 * Checks the whole database in one snapshot, so that concurrent writes do not look like violations.
 * @returns the checks with violations
 */
export const runChecks = (): Promise<Finding[]> =>
  db().transaction(runChecksIn, { isolationLevel: 'repeatable read', accessMode: 'read only' })

/** Runs the checks on the snapshot of the caller's transaction. */
export async function runChecksIn(conn: Db): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { name, holds, violations } of CHECKS) {
    const { count, first } = await findViolations(conn, violations, SHOWN)
    if (count > 0) findings.push({ name, holds, count, first })
  }
  return findings
}
