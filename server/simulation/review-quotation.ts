import { addressesOf } from '@/server/companies/companies.service'
import { db } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import type { Review } from '@/services/simulation/simulation.schema'
import { visibleQuotation } from './change-quotation'
import { toQuotation } from './quotation.mapper'
import { findProblems, missingNow } from './quotation-problems'

/** 'Confira seu pedido': the quotation, its addresses, what it comes to and what still keeps it from being finished. */
export async function reviewQuotation(actor: Actor, id: number): Promise<Review> {
  const state = await visibleQuotation(actor, id)
  const quotation = toQuotation(state)
  const addresses = await addressesOf(db(), state.quotation.companyId)
  const isOpen = quotation.status === 'open'
  const months = quotation.plan?.duration_months
  return {
    ...quotation,
    addresses: addresses.filter((address) => quotation.deliveries.some(({ address_id }) => address_id === address.id)),
    contract_total: months === undefined ? null : toDecimal(toCents(quotation.monthly_fee) * months),
    problems: isOpen ? findProblems(state, missingNow(state)).map(toProblem) : [],
  }
}

const toProblem = ({ code, errors }: { code: string; errors: string[] }) => ({ code, message: errors.join(' ') })
