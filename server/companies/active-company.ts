import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'

/** The company that the actor acts for. Refuses 403 while none is chosen (a salesperson before the switch). */
export function activeCompany({ companyId }: Actor): number {
  if (companyId !== null) return companyId
  throw new Refusal('forbidden', { errors: ['Selecione a empresa'] })
}

/** The owner of an address: a company, or a visitor's quotation. */
export type AddressOwner = { companyId: number } | { visitorQuotationId: number }

/** The company of its history events; none for a visitor. */
export const companyOf = (owner: AddressOwner): number | null => ('companyId' in owner ? owner.companyId : null)
