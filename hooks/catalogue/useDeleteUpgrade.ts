import { useMutation } from '@tanstack/react-query'
import { deleteUpgrade } from '@/services/catalogue/upgrades.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Deletes an upgrade; a refusal says who has it, and the list is asked again to show them. */
export function useDeleteUpgrade() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deleteUpgrade, onSettled: refresh })
}
