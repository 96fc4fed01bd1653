import { useMutation } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewPlan, PlanChange } from '@/services/catalogue/plans.schema'
import { changePlan, createPlan } from '@/services/catalogue/plans.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

type Save = { create: NewPlan } | { id: number; change: PlanChange }

/** Adds a plan, or changes one. What is wrong with a field is the form's. */
export function useSavePlan() {
  const refresh = useRefreshCatalogue()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (save: Save) =>
      'create' in save ? createPlan(save.create, keyFor(save.create)) : changePlan(save.id, save.change),
    meta: { quietCodes: ['invalid', 'conflict'] },
    onSuccess: () => {
      renew()
      return refresh()
    },
  })
}
