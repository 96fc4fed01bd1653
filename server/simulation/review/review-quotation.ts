import { addressesOf, addressOwner } from '@/server/companies/companies.service'
import { db } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { isVisitor, type QuotationOwner } from '@/services/auth/actor.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import type { Review } from '@/services/simulation/simulation.schema'
import { visibleQuotation } from '../change-quotation'
import { toQuotation } from '../quotation.mapper'
import { companyIsActive } from '../quotations.repository'
import { findProblems, stockShortage } from './quotation-problems'

/** The quotation with its addresses, its total and the problems that keep it from being finished. Refuses 404. */
export async function reviewQuotation(who: QuotationOwner, id: number): Promise<Review> {
  const state = await visibleQuotation(who, id)
  const quotation = toQuotation(state)
  const addresses = await addressesOf(db(), addressOwner(who))
  const isOpen = quotation.status === 'open'
  const months = quotation.plan?.duration_months
  return {
    ...quotation,
    addresses: addresses.filter((address) => quotation.deliveries.some(({ address_id }) => address_id === address.id)),
    contract_total: months === undefined ? null : toDecimal(toCents(quotation.monthly_fee) * months),
    problems: isOpen
      ? [...findProblems(state, stockShortage(state)).map(toProblem), ...(await ownerProblems(who))]
      : [],
  }
}

/** What keeps the person from sending it: no account, or a company that is not activated. */
async function ownerProblems(who: QuotationOwner): Promise<Review['problems']> {
  if (isVisitor(who)) {
    return [{ code: 'account_required', message: 'Para enviar o pedido, entre ou crie a conta da sua empresa.' }]
  }
  if (who.companyId !== null && (await companyIsActive(db(), who.companyId))) return []
  return [toProblem(new Refusal('activation_required'))]
}

const toProblem = ({ code, errors, details }: Refusal): Review['problems'][number] => ({
  code,
  message: errors.join(' '),
  field: Object.keys(details.fields ?? {})[0],
})
