import dynamic from 'next/dynamic'
import { useActivatePlans, useDeletePlan } from '@/hooks/catalogue/plans.mutations'
import type { ManagedPlan } from '@/services/catalogue/plans/plans.schema'
import { formatCount } from '@/services/format/format.rules'
import type { Offer } from '../crud/offer.types'
import { useOfferDialogs } from '../crud/useOfferDialogs'

// The form arrives with the first dialog that opens.
const PlanDialogForm = dynamic(() => import('./PlanDialogForm').then((module) => module.PlanDialogForm), {
  ssr: false,
})

/** What can be done with a plan of the list. */
export const usePlanDialogs = () =>
  useOfferDialogs<ManagedPlan>({
    Form: PlanDialogForm,
    toOffer,
    activatedText: (plan) => `Plano de ${durationOf(plan)} ativado.`,
    activation: useActivatePlans(),
    deletion: useDeletePlan(),
  })

const durationOf = ({ duration_months }: ManagedPlan): string => formatCount(duration_months, 'mês', 'meses')

const toOffer = (plan: ManagedPlan): Offer => ({
  id: plan.id,
  active: plan.active,
  name: `plano de ${durationOf(plan)} de ${plan.simulator.name}`,
  kind: 'plano',
  quotations_count: plan.quotations_count,
  orders_count: plan.orders_count,
})
