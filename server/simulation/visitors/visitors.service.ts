import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { recordEvent } from '@/server/audit/audit.service'
import { db, type Tx } from '@/server/db/client'
import { type ApiEnv, optionalActor } from '@/server/http/env'
import { Refusal } from '@/server/http/refusal'
import type { Visitor } from '@/services/auth/actor.rules'
import { QUOTATION_KEY } from '@/services/simulation/visitor.schema'
import { assignToCompany, findVisitorQuotation } from './visitors.repository'

/** As history names every visitor: it is kept for years, and they are forgotten after months. */
const VISITOR_NAME = 'Visitante'

/** Whoever has the key of this quotation. */
export const visitorOf = (quotationId: number, requestId?: string): Visitor => ({
  id: null,
  companyId: null,
  name: VISITOR_NAME,
  quotationId,
  requestId,
})

/** What only the visitor's browser knows is not kept: its hash recognises it. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** The key that a call brings, or undefined. Refuses 400 for one that nobody could have made up at random. */
export function keyOf(header: string | undefined): string | undefined {
  if (header === undefined || QUOTATION_KEY.test(header)) return header
  throw new Refusal('invalid', { errors: ['A chave da simulação não tem o formato esperado.'] })
}

/**
 * Puts the visitor on the context when a call brings the key of a quotation and no bearer token. A key that opens nothing
 * (any more) is no error: the routes say what is missing.
 */
export const recogniseVisitor = createMiddleware<ApiEnv>(async (c, next) => {
  const key = optionalActor(c) ? undefined : keyOf(c.req.header('X-Quotation-Key'))
  const quotation = key && (await findVisitorQuotation(db(), hashKey(key)))
  if (quotation) c.set('visitor', visitorOf(quotation.id, c.get('requestId')))
  await next()
})

type Owner = { id: number; name: string; companyId: number; requestId?: string }

/** What a visitor began goes on as the same quotation of the company that they log in for (specification, section 7). */
export async function adoptQuotation(tx: Tx, { quotationId }: Visitor, owner: Owner): Promise<void> {
  const { id, companyId } = owner
  if (!(await assignToCompany(tx, quotationId, { companyId, userId: id }))) return
  await recordEvent(tx, owner, { model: 'quotation', objectId: quotationId, companyId, action: 'adopted' })
}
