import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SimulatorChange } from '@/services/catalogue/simulators.schema'
import { changeSimulator } from '@/services/catalogue/simulators.service'
import { simulatorKeys } from './simulators.queries'
import { useRefreshCatalogue } from './useRefreshCatalogue'

type Told = { conflicts: 'as a toast' | 'by the form' }

/** Changes what is named of a simulator, its being on offer included. */
export function useChangeSimulator(id: number, { conflicts }: Told) {
  const queryClient = useQueryClient()
  const refresh = useRefreshCatalogue()
  return useMutation({
    mutationFn: (change: SimulatorChange) => changeSimulator(id, change),
    meta: { quietCodes: conflicts === 'by the form' ? ['invalid', 'conflict'] : [] },
    onSuccess: (simulator) => {
      queryClient.setQueryData(simulatorKeys.managed(id), simulator)
      return refresh()
    },
  })
}
