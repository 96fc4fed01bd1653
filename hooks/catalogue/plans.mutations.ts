import { useMutation } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewPlan, PlanChange } from '@/services/catalogue/plans/plans.schema'
import { activatePlans, createPlan, deletePlan, updatePlan } from '@/services/catalogue/plans/plans.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

type Save = { create: NewPlan } | { id: number; change: PlanChange }

/** Creates or updates a plan. Field errors go to the form. */
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

export function useActivatePlans() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: activatePlans, onSuccess: refresh })
}

/** Deletes a plan; a refusal names what refers to it, and the list is refetched to show it. */
export function useDeletePlan() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deletePlan, onSettled: refresh })
}
