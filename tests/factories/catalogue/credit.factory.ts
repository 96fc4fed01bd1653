import { db } from '@/server/db/client'
import { creditQueries } from '@/server/db/schema/index'
import { reusableUntil } from '@/services/credit/credit-reuse.rules'
import type { CreatedQuery, NewCreditQuery } from '@/services/credit/credit.schema'
import type { ErrorEnvelope } from '@/services/http/error.schema'
import { callApi } from '../http/call-api'
import { the } from '../the'
import { wireReport } from '../wire/credit.wire'

export const ask = (token: string, body: Partial<NewCreditQuery>, headers = {}) =>
  callApi<CreatedQuery & ErrorEnvelope>('POST', '/credit-queries', { token, body, headers })

type Row = typeof creditQueries.$inferInsert

/** A credit query with a report, finished just now by default. */
export async function aCreditQuery(fields: Pick<Row, 'document' | 'requestedBy'> & Partial<Row>) {
  const finishedAt = fields.finishedAt ?? new Date()
  const rows = await db()
    .insert(creditQueries)
    .values({
      documentType: fields.document.length === 11 ? 'cpf' : 'cnpj',
      status: 'DONE',
      purpose: 'order',
      expectedAt: finishedAt,
      createdAt: finishedAt,
      finishedAt,
      validUntil: reusableUntil(finishedAt),
      report: wireReport(),
      ...fields,
    })
    .returning()
  return the(rows)
}
