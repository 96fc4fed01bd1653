import { recordEvent } from '@/server/audit/audit.service'
import { settings } from '@/server/config/settings'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { type CreditDocument, parseDocument } from '@/services/credit/credit-document.rules'
import type { CreatedQuery, NewCreditQuery } from '@/services/credit/credit.schema'
import { isSandboxServing, requireBureau } from './connection'
import { companyOfDocument, findLast, findValid, insertCreditQuery, lockDocument } from './credit-queries.repository'
import { findRentedOrder } from './exposure.repository'
import { getQuery } from './get-credit'
import { CREDIT_JOB, creditJob } from './run-query'

type QueryOutcome = { id: number; outcome: CreatedQuery['outcome'] }

/**
 * Starts a credit query for a CNPJ or CPF, and records who requested what (LGPD). A query costs money: a pending one is
 * joined, whoever started it, and a reusable result is returned unless `new_query` asks for a new one. Refuses 404 for
 * an order that does not exist, 400 for an order of another company than the document's, and 503 for a new query where
 * no bureau is connected.
 */
export async function createCreditQuery(actor: Actor, body: NewCreditQuery): Promise<CreatedQuery> {
  const about = orNotFound(parseDocument(body.document))
  const { id, outcome } = await transaction(async (tx): Promise<QueryOutcome> => {
    const orderId = await requireOrder(tx, body, about)
    await lockDocument(tx, about.document)
    const asked = await reuseOrCreate(tx, actor, { ...body, about, orderId })
    await recordEvent(tx, actor, {
      model: 'credit_query',
      objectId: asked.id,
      companyId: await companyOfDocument(tx, about.document),
      action: asked.outcome,
      message: body.note ?? null,
      after: { purpose: body.purpose, order: body.order ?? null },
    })
    return asked
  })
  return { ...(await getQuery(id)), outcome }
}

async function requireOrder(tx: Tx, { order }: NewCreditQuery, { document }: CreditDocument): Promise<number | null> {
  if (!order) return null
  const { id, cnpj } = orNotFound(
    await findRentedOrder(tx, { companyId: order.company_id, maskId: order.order_mask_id }),
  )
  if (cnpj === document) return id
  throw refuseField('document', 'Esse CNPJ não é o da empresa do pedido.')
}

type QueryRequest = NewCreditQuery & { about: CreditDocument; orderId: number | null }

async function reuseOrCreate(tx: Tx, actor: Actor, request: QueryRequest): Promise<QueryOutcome> {
  const { document, kind } = request.about
  const now = new Date()
  const live = await findLast(tx, { document, status: 'PENDING' })
  if (live) return { id: live.id, outcome: 'joined' }
  const valid = request.new_query ? undefined : await findValid(tx, document, now, isSandboxServing())
  if (valid) return { id: valid.id, outcome: 'reused' }
  requireBureau()
  const expectedAt = new Date(now.getTime() + settings().CREDIT_QUERY_DELAY_MS)
  const id = await insertCreditQuery(tx, {
    documentType: kind,
    document,
    purpose: request.purpose,
    note: request.note ?? null,
    orderId: request.orderId,
    requestedBy: actor.id,
    expectedAt,
  })
  await creditJob.enqueue(tx, { queryId: id }, { ...CREDIT_JOB, startAfter: expectedAt })
  return { id, outcome: 'created' }
}
