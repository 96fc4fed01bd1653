import { recordEvent, SYSTEM } from '@/server/audit/audit.service'
import { settings } from '@/server/config/settings'
import { db, transaction, type Tx } from '@/server/db/client'
import { creditBureau } from '@/server/integrations/serasa/choose-bureau'
import { BureauFailure, type BureauReport, type CreditBureau } from '@/server/integrations/serasa/provider'
import { defineJob } from '@/server/jobs/queue'
import { notify } from '@/server/notifications/notifications.service'
import { formatCnpj, maskCpf } from '@/services/format/format.rules'
import { type FailureCode, MAX_ATTEMPTS } from '@/services/credit/credit-query.rules'
import { reusableUntil } from '@/services/credit/credit-reuse.rules'
import type { CreditReport } from '@/services/credit/credit.schema'
import { classifyScore, DEFAULT_RISK_TABLE, parseRiskTable } from '@/services/credit/risk-classes.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import {
  beginAttempt,
  clearCall,
  companyOfDocument,
  type CreditQueryRow,
  markCalled,
  markDone,
  markFailed,
} from './credit-queries.repository'

/** The job that runs a query. When its process dies, another one takes over after a missed heartbeat. */
export const creditJob = defineJob<{ queryId: number }>('credit.query', ({ queryId }) => runQuery(queryId))

export const CREDIT_JOB = { retryDelay: 5, retryBackoff: true, heartbeatSeconds: 15, expireInSeconds: 600 } as const

/**
 * Calls the bureau and stores the result, DONE or FAILED, with its history. The paid call is marked before it is made;
 * a later run that finds the mark fails the query instead of paying again (docs/adr/0501). Errors that cost nothing (no
 * connection, bureau down) are thrown, so that the queue retries, three times in all.
 */
export async function runQuery(queryId: number, bureau?: CreditBureau): Promise<void> {
  const query = await beginAttempt(db(), queryId)
  if (!query) return
  if (query.calledAt) return failQuery(query, 'interrupted')
  try {
    const chosen = bureau ?? (await creditBureau())
    if (!chosen) throw new BureauFailure('not_connected', 'no bureau is configured any more')
    await chosen.signIn()
    if (!(await markCalled(db(), queryId, new Date()))) return
    const report = await chosen.report({ kind: query.documentType, document: query.document })
    await finishQuery(query, report, chosen.isSandbox)
  } catch (error) {
    if (!(error instanceof BureauFailure)) throw error
    if (!error.isPassing || query.attempts >= MAX_ATTEMPTS) return failQuery(query, error.code)
    await clearCall(db(), queryId)
    throw error
  }
}

function finishQuery(query: CreditQueryRow, told: BureauReport, isSandbox: boolean): Promise<void> {
  const finishedAt = new Date()
  const report = withRiskClass(told)
  return transaction(async (tx) => {
    const result = { report, isSandbox, finishedAt, validUntil: reusableUntil(finishedAt) }
    if (!(await markDone(tx, query.id, result))) return
    const after = { score: report.score, risk_class: report.risk_class, risk_table: report.risk_table }
    await recordEvent(tx, SYSTEM, { ...(await eventOf(tx, query)), action: 'done', after })
    await notifyAsker(tx, query, 'A consulta de crédito está pronta')
  })
}

function failQuery(query: CreditQueryRow, failure: FailureCode): Promise<void> {
  return transaction(async (tx) => {
    if (!(await markFailed(tx, query.id, failure))) return
    await recordEvent(tx, SYSTEM, { ...(await eventOf(tx, query)), action: 'failed', after: { failure } })
    await notifyAsker(tx, query, 'A consulta de crédito falhou')
  })
}

/** Tells who asked for the query, under the bell. */
const notifyAsker = (tx: Tx, query: CreditQueryRow, title: string): Promise<void> =>
  notify(
    tx,
    {
      kind: 'credit_done',
      key: `credit-query:${String(query.id)}`,
      words: {
        title,
        text: query.documentType === 'cpf' ? maskCpf(query.document) : formatCnpj(query.document),
        path: `/platform/admin/consult-credit?consulta=${String(query.id)}`,
        needs: 'credit:query',
      },
    },
    [query.requestedBy],
  )

const eventOf = async (tx: Tx, { id, document }: CreditQueryRow) => ({
  model: 'credit_query' as const,
  objectId: id,
  companyId: await companyOfDocument(tx, document),
})

/**
 * Class and limit by the current risk table, whose version the report stores: later tables do not change old reports.
 */
function withRiskClass(report: BureauReport): CreditReport {
  const table = parseRiskTable(settings().CREDIT_RISK_TABLE) ?? parseRiskTable(DEFAULT_RISK_TABLE)
  if (!table) throw new Error('CREDIT_RISK_TABLE is no table')
  const { risk, limitCents, tableVersion } = classifyScore(report.score, table)
  return {
    ...report,
    risk_class: risk,
    risk_table: tableVersion,
    monthly_limit: limitCents === null ? null : toDecimal(limitCents),
  }
}
