import { randomBytes } from 'node:crypto'
import { recordEvent } from '@/server/audit/audit.service'
import { db, transaction } from '@/server/db/client'
import { isUniqueViolation } from '@/server/db/unique'
import { orNotFound } from '@/server/http/refusal'
import { byAddress, throttle } from '@/server/http/throttle'
import { check } from '@/server/http/validate'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { visitorContact } from '@/services/simulation/visitors/visitor.schema'
import { canonicalPhone } from '@/services/users/phone.rules'
import { getQuotation } from '../change-quotation'
import { insertQuotation } from '../quotation-changes.repository'
import { newQuotationValues } from '../quotations/create-quotation'
import { findVisitorQuotation } from './visitors.repository'
import { hashKey, keyOf, visitorOf } from './visitors.service'

type VisitorQuotationRequest = {
  simulator: number
  username?: string
  email?: string
  phone?: string
  key: string | undefined
}

/**
 * Creates a quotation for somebody without an account. Its key gives access to it later: the caller's, or a new one where
 * they bring none. Sending again with the same key returns the same quotation.
 * Refuses 400 for missing contact data and an unknown simulator, 429 after many from one address.
 */
export async function createVisitorQuotation(
  request: VisitorQuotationRequest,
  address: string,
): Promise<{ quotation: Quotation; key: string }> {
  const key = keyOf(request.key) ?? randomBytes(KEY_BYTES).toString('hex')
  const contact = await check(visitorContact, {
    username: request.username,
    email: request.email,
    phone: request.phone,
  })
  const visitorKeyHash = hashKey(key)
  const known = await findVisitorQuotation(db(), visitorKeyHash)
  if (known) return { quotation: await getQuotation(visitorOf(known.id), known.id), key }
  await throttle(byAddress('visitor-address', address))
  const visitor = visitorOf(await createFor(request.simulator, contact, visitorKeyHash))
  return { quotation: await getQuotation(visitor, visitor.quotationId), key }
}

const KEY_BYTES = 16

type Contact = { username: string; email: string; phone: string }

/** The new quotation's id, or that of the one which a concurrent request with the same key has created. */
async function createFor(
  simulator: number,
  { username, email, phone }: Contact,
  visitorKeyHash: string,
): Promise<number> {
  try {
    return await transaction(async (tx) => {
      const created = await insertQuotation(tx, {
        ...(await newQuotationValues(tx, simulator)),
        visitorName: username,
        visitorEmail: email,
        visitorPhone: canonicalPhone(phone),
        visitorKeyHash,
      })
      const after = { simulatorId: simulator }
      await recordEvent(tx, visitorOf(created), { model: 'quotation', objectId: created, action: 'created', after })
      return created
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'quotations_visitor_key_hash_unique')) throw error
    return orNotFound(await findVisitorQuotation(db(), visitorKeyHash)).id
  }
}
