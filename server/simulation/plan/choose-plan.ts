import { listPlansOf } from '@/server/catalogue/catalogue.service'
import { refuseField } from '@/server/http/refusal'
import type { QuotationOwner } from '@/services/auth/actor.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import type { PlanOption, Quotation } from '@/services/simulation/simulation.schema'
import { changeQuotation, visibleQuotation } from '../change-quotation'
import { priceQuotation } from '../price-quotation'
import { updateQuotation } from '../quotation-changes.repository'

/** The plans with the fee of this cart, package and coupon in each. Refuses 404. */
export async function listPlanOptions(who: QuotationOwner, quotationId: number): Promise<PlanOption[]> {
  const state = await visibleQuotation(who, quotationId)
  return state.plans.map(({ durationMonths, description }) => ({
    duration_months: durationMonths,
    description,
    monthly_fee: toDecimal(priceQuotation(state, { durationMonths }).monthlyFeeCents),
  }))
}

/** Chooses the contract length. Refuses 400 for one that the simulator does not offer. */
export function choosePlan(who: QuotationOwner, id: number, durationMonths: number): Promise<Quotation> {
  return changeQuotation(who, id, async (tx, { simulatorId }) => {
    const plan = (await listPlansOf(tx, simulatorId)).find((one) => one.durationMonths === durationMonths)
    if (!plan) {
      throw refuseField('duration_months', 'Escolha um dos planos.')
    }
    await updateQuotation(tx, id, { planId: plan.id })
  })
}
