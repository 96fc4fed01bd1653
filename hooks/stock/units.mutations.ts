import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import { useCsvImport } from '@/hooks/http/useCsvImport'
import { currentDay } from '@/services/format/format.rules'
import { saveFile } from '@/services/http/save-file'
import type { RegistrationBody } from '@/services/stock/registration.schema'
import type { NewUnit, UnitUpdate } from '@/services/stock/units.schema'
import {
  createUnit,
  getUnitLabels,
  type LabelQuery,
  registerSerials,
  updateUnit,
  updateUnitsStatus,
} from '@/services/stock/units.service'
import { unitKeys } from './units.queries'

/** Registers one unit. A serial that is taken is the field's. */
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

/** Changes a unit. Field errors are the form's; what somebody else changed meanwhile a toast says, and it is read again. */
export function useUpdateUnit(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: UnitUpdate) => updateUnit(id, body),
    meta: { quietCodes: ['invalid'] },
    onSettled: () => queryClient.invalidateQueries({ queryKey: unitKeys.all }),
  })
}

/** Gives units another status by hand, all or none; gives how many changed. */
export function useUpdateUnitsStatus() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: updateUnitsStatus,
    // Also after a refusal: they are something else by now.
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
    // The stock is another by now, and the check is made again.
    onError: () => queryClient.invalidateQueries({ queryKey: unitKeys.checks }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: unitKeys.all }),
  })
}

/** Imports units from a CSV file; what shows them is asked again then. */
export function useImportUnits() {
  const queryClient = useQueryClient()
  return useCsvImport('/equipment-management/import', () => {
    void queryClient.invalidateQueries({ queryKey: unitKeys.all })
  })
}

/** Saves the labels of units as a PDF. */
export const useDownloadUnitLabels = () =>
  useMutation({
    mutationFn: async (query: LabelQuery): Promise<void> =>
      saveFile(await getUnitLabels(query), `etiquetas-${currentDay()}.pdf`),
  })
