import { useMutation } from '@tanstack/react-query'
import { deleteSimulator } from '@/services/catalogue/simulators.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Deletes a simulator; a refusal says what belongs to it. */
export function useDeleteSimulator() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deleteSimulator, onSuccess: refresh })
}
