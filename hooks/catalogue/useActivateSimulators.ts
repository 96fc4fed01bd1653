import { useMutation } from '@tanstack/react-query'
import { activateSimulators } from '@/services/catalogue/simulators.service'
import { isApiError } from '@/services/http/api-error'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Offers simulators, or no longer; gives how many changed. `onIncomplete` gets what each lacks, when some do. */
export function useActivateSimulators(onIncomplete: (sentences: readonly string[]) => void) {
  const refresh = useRefreshCatalogue()
  return useMutation({
    mutationFn: activateSimulators,
    meta: { quietCodes: ['conflict'] },
    onError: (error) => {
      if (isApiError(error, 'conflict')) onIncomplete(error.errors)
    },
    onSettled: refresh,
  })
}
