import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { recordEvent } from '@/server/audit/audit.service'
import { db, type Tx } from '@/server/db/client'
import { type ApiEnv, optionalActor } from '@/server/http/env'
import { Refusal } from '@/server/http/refusal'
import type { Visitor } from '@/services/auth/actor.rules'
import { QUOTATION_KEY } from '@/services/simulation/visitors/visitor.schema'
import { assignToCompany, findVisitorQuotation } from './visitors.repository'

/** The name in history, which outlives visitors' data. */
const VISITOR_NAME = 'Visitante'

export const visitorOf = (quotationId: number, requestId?: string): Visitor => ({
  id: null,
  companyId: null,
  name: VISITOR_NAME,
  quotationId,
  requestId,
})

export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex')

/** The key of a request, or undefined. Refuses 400 for a malformed one. */
export function keyOf(header: string | undefined): string | undefined {
  if (header === undefined || QUOTATION_KEY.test(header)) return header
  throw new Refusal('invalid', { errors: ['A chave da simulação não tem o formato esperado.'] })
}

/** Sets the visitor of a request with a quotation's key and no bearer token; ignores an unknown key. */
export const recogniseVisitor = createMiddleware<ApiEnv>(async (c, next) => {
  const key = optionalActor(c) ? undefined : keyOf(c.req.header('X-Quotation-Key'))
  const quotation = key && (await findVisitorQuotation(db(), hashKey(key)))
  if (quotation) c.set('visitor', visitorOf(quotation.id, c.get('requestId')))
  await next()
})

type Owner = { id: number; name: string; companyId: number; requestId?: string }

/** Turns a visitor's quotation into one of the company that they log in for. */
export async function adoptQuotation(tx: Tx, { quotationId }: Visitor, owner: Owner): Promise<void> {
  const { id, companyId } = owner
  if (!(await assignToCompany(tx, quotationId, { companyId, userId: id }))) return
  await recordEvent(tx, owner, { model: 'quotation', objectId: quotationId, companyId, action: 'adopted' })
}
