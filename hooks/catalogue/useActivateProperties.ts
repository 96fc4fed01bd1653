import { useMutation } from '@tanstack/react-query'
import { activateProperties } from '@/services/catalogue/properties.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Activates or deactivates many properties at once. */
export function useActivateProperties() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: activateProperties, onSuccess: refresh })
}
