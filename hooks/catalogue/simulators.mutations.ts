import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type {
  ManagedSimulator,
  NewSimulator,
  Questions,
  SimulatorChange,
} from '@/services/catalogue/simulators/simulators.schema'
import {
  activateSimulators,
  createSimulator,
  deleteSimulator,
  replaceQuestions,
  updateSimulator,
} from '@/services/catalogue/simulators/simulators.service'
import { isApiError } from '@/services/http/api-error.rules'
import { simulatorKeys } from './simulators.queries'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Creates a simulator. A taken name is an error of the field. */
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

type ConflictDisplay = { conflicts: 'as a toast' | 'by the form' }

/** Changes the given fields of a simulator, including `active`. */
export function useUpdateSimulator(id: number, { conflicts }: ConflictDisplay) {
  const queryClient = useQueryClient()
  const refresh = useRefreshCatalogue()
  return useMutation({
    mutationFn: (change: SimulatorChange) => updateSimulator(id, change),
    meta: { quietCodes: conflicts === 'by the form' ? ['invalid', 'conflict'] : [] },
    onSuccess: (simulator) => {
      queryClient.setQueryData(simulatorKeys.managed(id), simulator)
      return refresh()
    },
  })
}

/** Activates or deactivates simulators. `onIncomplete` gets what each incomplete one still needs. */
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

/** Replaces the questions of a simulator; after an edit conflict the current ones are shown. */
export function useSaveQuestions(id: number) {
  const queryClient = useQueryClient()
  const refresh = useRefreshCatalogue()
  const keep = (simulator: ManagedSimulator) => queryClient.setQueryData(simulatorKeys.managed(id), simulator)
  return useMutation({
    mutationFn: (questions: Questions) => replaceQuestions(id, questions),
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

/** Deletes a simulator; a refusal names the records that belong to it. */
export function useDeleteSimulator() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deleteSimulator, onSuccess: refresh })
}
