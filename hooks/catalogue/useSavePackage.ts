import { useMutation } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewPackage, PackageChange } from '@/services/catalogue/service-packages.schema'
import { changePackage, createPackage } from '@/services/catalogue/service-packages.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

type Save = { create: NewPackage } | { id: number; change: PackageChange }

/** Adds a service package, or changes one. What is wrong with a field is the form's. */
export function useSavePackage() {
  const refresh = useRefreshCatalogue()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (save: Save) =>
      'create' in save ? createPackage(save.create, keyFor(save.create)) : changePackage(save.id, save.change),
    meta: { quietCodes: ['invalid', 'conflict'] },
    onSuccess: () => {
      renew()
      return refresh()
    },
  })
}
