import { keepPreviousData, queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import { useCsvImport } from '@/hooks/http/useCsvImport'
import type {
  NewOwnEquipment,
  OwnEquipmentCsvQuery,
  OwnEquipmentListQuery,
  OwnEquipmentUpdate,
} from '@/services/equipment/own/own-equipment.schema'
import {
  getOwnEquipment,
  getOwnEquipmentCsv,
  getOwnUnit,
  getOwnUnitHistory,
  registerOwnEquipment,
  updateOwnEquipment,
} from '@/services/equipment/own/own-equipment.service'
import { HISTORY_PAGE_SIZE } from './equipment.queries'

export const ownEquipmentKeys = {
  all: ['own-equipment'] as const,
  list: (query: object) => [...ownEquipmentKeys.all, 'list', { ...query }] as const,
  unit: (id: number | undefined) => [...ownEquipmentKeys.all, 'unit', { id }] as const,
  history: (id: number, page: number) => [...ownEquipmentKeys.all, 'history', { id, page }] as const,
}

export const ownEquipmentQueryOptions = (query: Partial<OwnEquipmentListQuery>) =>
  queryOptions({
    queryKey: ownEquipmentKeys.list(query),
    queryFn: ({ signal }) => getOwnEquipment(query, signal),
    placeholderData: keepPreviousData,
  })

export const ownUnitQueryOptions = (id: number | undefined) =>
  queryOptions({
    queryKey: ownEquipmentKeys.unit(id),
    queryFn: id === undefined || Number.isNaN(id) ? skipToken : ({ signal }) => getOwnUnit(id, signal),
  })

export const ownHistoryQueryOptions = (id: number, page: number) =>
  queryOptions({
    queryKey: ownEquipmentKeys.history(id, page),
    queryFn: ({ signal }) => getOwnUnitHistory(id, { page, page_size: HISTORY_PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
  })

export const useOwnEquipmentCsv = (query: Partial<OwnEquipmentCsvQuery>) =>
  useCsvDownload((transfer) => getOwnEquipmentCsv(query, transfer))

/** Registers serials of one model. The form shows those that exist already. */
export function useRegisterOwnEquipment() {
  const queryClient = useQueryClient()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (body: NewOwnEquipment) => registerOwnEquipment(body, keyFor(body)),
    meta: { quietCodes: ['invalid', 'conflict'] },
    onSuccess: () => {
      renew()
      return queryClient.invalidateQueries({ queryKey: ownEquipmentKeys.all })
    },
  })
}

export function useUpdateOwnEquipment(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: OwnEquipmentUpdate) => updateOwnEquipment(id, body),
    meta: { quietCodes: ['invalid', 'conflict'] },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownEquipmentKeys.all }),
  })
}

export function useImportOwnEquipment() {
  const queryClient = useQueryClient()
  return useCsvImport('/own-equipment/import', () => {
    void queryClient.invalidateQueries({ queryKey: ownEquipmentKeys.all })
  })
}
