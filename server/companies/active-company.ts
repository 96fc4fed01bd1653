import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'

/** The company that the actor acts for. Refuses 403 while none is chosen (a salesperson before the switch). */
export function activeCompany({ companyId }: Actor): number {
  if (companyId !== null) return companyId
  throw new Refusal('forbidden', { errors: ['Selecione a empresa'] })
}

/** Whose an address is: a company's, or that of the quotation that a visitor began. */
export type AddressOwner = { companyId: number } | { visitorQuotationId: number }

/** In whose history it stands; a visitor's has no company. */
export const companyOf = (owner: AddressOwner): number | null => ('companyId' in owner ? owner.companyId : null)
