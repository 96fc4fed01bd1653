import { useMutation } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewSimulator } from '@/services/catalogue/simulators.schema'
import { createSimulator } from '@/services/catalogue/simulators.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Creates a simulator. A name that another has is the field's. */
export function useCreateSimulator() {
  const refresh = useRefreshCatalogue()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (simulator: NewSimulator) => createSimulator(simulator, keyFor(simulator)),
    meta: { quietCodes: ['invalid', 'conflict'] },
    onSuccess: () => {
      renew()
      return refresh()
    },
  })
}
