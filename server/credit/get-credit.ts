import { type Db, db } from '@/server/db/client'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { parseDocument } from '@/services/credit/credit-document.rules'
import type { CreditQuery, CreditQueryListQuery, CreditQuerySummary } from '@/services/credit/credit.schema'
import type { Page } from '@/services/http/page.schema'
import { isSandboxServing } from './connection'
import { countCreditQueries, findLast, findValid, listCreditQueries } from './credit-queries.repository'
import { toCreditQuery, toSummary } from './credit.mapper'

/** A page of the queries, newest first, optionally for one document. Refuses 404 for `same_as` nothing. */
export async function listQueries(query: CreditQueryListQuery, url: string): Promise<Page<CreditQuerySummary>> {
  const document = query.same_as
    ? orNotFound(await findLast(db(), { id: query.same_as })).document
    : query.document && parseDocument(query.document)?.document
  const filters = { document, status: query.status }
  const count = await countCreditQueries(db(), filters)
  const rows = await listCreditQueries(db(), filters, limitOffset(query))
  const now = new Date()
  return toPage(
    url,
    query,
    count,
    rows.map((row) => toSummary(row, now)),
  )
}

/** One query with its report, once available. Refuses 404. */
export async function getQuery(id: number, conn: Db = db()): Promise<CreditQuery> {
  const [row] = await listCreditQueries(conn, { id }, { limit: 1, offset: 0 })
  return toCreditQuery(orNotFound(row), new Date())
}

/** The last reusable result for a CNPJ. Refuses 404 without one: a query has to be started. */
export async function getValidReport(cnpj: string): Promise<CreditQuery> {
  const document = orNotFound(parseDocument(cnpj)).document
  const valid = await findValid(db(), document, new Date(), isSandboxServing())
  if (!valid) throw new Refusal('not_found', { errors: ['Não há consulta válida desse CNPJ. Faça uma nova.'] })
  return getQuery(valid.id)
}
