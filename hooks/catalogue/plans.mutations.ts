import { useMutation } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewPlan, PlanChange } from '@/services/catalogue/plans/plans.schema'
import { activatePlans, createPlan, deletePlan, updatePlan } from '@/services/catalogue/plans/plans.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

type Save = { create: NewPlan } | { id: number; change: PlanChange }

/** Adds a plan, or changes one. What is wrong with a field is the form's. */
export function useSavePlan() {
  const refresh = useRefreshCatalogue()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (save: Save) =>
      'create' in save ? createPlan(save.create, keyFor(save.create)) : updatePlan(save.id, save.change),
    meta: { quietCodes: ['invalid', 'conflict'] },
    onSuccess: () => {
      renew()
      return refresh()
    },
  })
}

/** Offers plans, or no longer; gives how many changed. */
export function useActivatePlans() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: activatePlans, onSuccess: refresh })
}

/** Deletes a plan; a refusal says what refers to it, and the list is asked again to show it. */
export function useDeletePlan() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deletePlan, onSettled: refresh })
}
