import { useQueryClient } from '@tanstack/react-query'
import { simulationKeys } from '@/hooks/simulation/simulation.queries'
import { propertyKeys } from './properties.queries'

/** What the catalogue's screens and the simulator have read is asked again: one change shows in many places. */
export function useRefreshCatalogue(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    void queryClient.invalidateQueries({ queryKey: simulationKeys.all })
    await queryClient.invalidateQueries({ queryKey: propertyKeys.all })
  }
}
