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

/** Adds a service package, or changes one. Field errors go to the form. */
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

/** Activates or deactivates service packages. */
export function useActivateServicePackages() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: activateServicePackages, onSuccess: refresh })
}

/** Puts the packages of a simulator in a new order; the list is refetched also when somebody else was faster. */
export function useReorderServicePackages() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: reorderServicePackages, onSettled: refresh })
}

/** Deletes a service package; a refusal names what refers to it, and the list is refetched to show it. */
export function useDeleteServicePackage() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deleteServicePackage, onSettled: refresh })
}
