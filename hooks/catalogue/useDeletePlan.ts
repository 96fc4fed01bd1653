import { useMutation } from '@tanstack/react-query'
import { deletePlan } from '@/services/catalogue/plans.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Deletes a plan; a refusal says what refers to it, and the list is asked again to show it. */
export function useDeletePlan() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deletePlan, onSettled: refresh })
}
