import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import { useCsvImport } from '@/hooks/http/useCsvImport'
import { currentDay } from '@/services/format/format.rules'
import { saveFile } from '@/services/http/save-file'
import type { RegistrationBody } from '@/services/stock/units/registration.schema'
import type { NewUnit, UnitUpdate } from '@/services/stock/units/units.schema'
import {
  createUnit,
  getUnitLabels,
  type LabelQuery,
  registerSerials,
  updateUnit,
  updateUnitsStatus,
} from '@/services/stock/units/units.service'
import { unitKeys } from './units.queries'

/** Creates a unit. The form shows a serial that is taken. */
export function useCreateUnit() {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (body: NewUnit) => createUnit(body, keyFor(body)),
    meta: { quietCodes: ['invalid', 'conflict'] },
    onSuccess: () => {
      renew()
      return queryClient.invalidateQueries({ queryKey: unitKeys.all })
    },
  })
}

/** Updates a unit. The form shows field errors; an edit conflict shows a toast and refetches. */
export function useUpdateUnit(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: UnitUpdate) => updateUnit(id, body),
    meta: { quietCodes: ['invalid'] },
    onSettled: () => queryClient.invalidateQueries({ queryKey: unitKeys.all }),
  })
}

/** Changes the status of units by hand, all or none; resolves to the number of changed units. */
export function useUpdateUnitsStatus() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: updateUnitsStatus,
    // On errors too: their status may have changed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: unitKeys.all }),
  })
}

/** Registers exactly the serials that were checked. */
export function useRegisterSerials() {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (body: RegistrationBody) => registerSerials(body, keyFor(body)),
    onSuccess: () => renew(),
    // The stock has changed: check again.
    onError: () => queryClient.invalidateQueries({ queryKey: unitKeys.checks }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: unitKeys.all }),
  })
}

export function useImportUnits() {
  const queryClient = useQueryClient()
  return useCsvImport('/equipment-management/import', () => {
    void queryClient.invalidateQueries({ queryKey: unitKeys.all })
  })
}

export const useDownloadUnitLabels = () =>
  useMutation({
    mutationFn: async (query: LabelQuery): Promise<void> =>
      saveFile(await getUnitLabels(query), `etiquetas-${currentDay()}.pdf`),
  })
