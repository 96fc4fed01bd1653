import { useMutation } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type {
  NewServicePackage,
  ServicePackageChange,
} from '@/services/catalogue/service-packages/service-packages.schema'
import {
  activateServicePackages,
  createServicePackage,
  deleteServicePackage,
  reorderServicePackages,
  updateServicePackage,
} from '@/services/catalogue/service-packages/service-packages.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

type Save = { create: NewServicePackage } | { id: number; change: ServicePackageChange }

/** Creates or updates a service package. Field errors go to the form. */
export function useSaveServicePackage() {
  const refresh = useRefreshCatalogue()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (save: Save) =>
      'create' in save
        ? createServicePackage(save.create, keyFor(save.create))
        : updateServicePackage(save.id, save.change),
    meta: { quietCodes: ['invalid', 'conflict'] },
    onSuccess: () => {
      renew()
      return refresh()
    },
  })
}

export function useActivateServicePackages() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: activateServicePackages, onSuccess: refresh })
}

/** Reorders the packages of a simulator; the list is also refetched after an edit conflict. */
export function useReorderServicePackages() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: reorderServicePackages, onSettled: refresh })
}

/** Deletes a service package; a refusal names what refers to it, and the list is refetched to show it. */
export function useDeleteServicePackage() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deleteServicePackage, onSettled: refresh })
}
