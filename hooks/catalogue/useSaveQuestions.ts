import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ManagedSimulator, Questions } from '@/services/catalogue/simulators.schema'
import { saveQuestions } from '@/services/catalogue/simulators.service'
import { isApiError } from '@/services/http/api-error'
import { simulatorKeys } from './simulators.queries'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Makes these a simulator's questions; when somebody else did meanwhile, theirs are read. */
export function useSaveQuestions(id: number) {
  const queryClient = useQueryClient()
  const refresh = useRefreshCatalogue()
  const keep = (simulator: ManagedSimulator) => queryClient.setQueryData(simulatorKeys.managed(id), simulator)
  return useMutation({
    mutationFn: (questions: Questions) => saveQuestions(id, questions),
    meta: { quietCodes: ['invalid'] },
    onSuccess: (simulator) => {
      keep(simulator)
      return refresh()
    },
    onError: (error) => {
      const now = isApiError(error, 'conflict') ? error.details.data?.simulator : undefined
      if (now) keep(now as ManagedSimulator)
    },
  })
}
