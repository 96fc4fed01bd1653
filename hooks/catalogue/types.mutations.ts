import { useMutation } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewProductType, PropertyTypeFields } from '@/services/catalogue/types/types.schema'
import {
  createProductType,
  createPropertyType,
  deleteProductType,
  deleteProductTypes,
  deletePropertyType,
  deletePropertyTypes,
  updateProductType,
  updatePropertyType,
} from '@/services/catalogue/types/types.service'
import { useRefreshCatalogue } from './useRefreshCatalogue'

/** Creates a record, or updates the one with this id. A taken name is an error of the field. */
function useSave<Fields, Thing>(save: (fields: Fields, key: string) => Promise<Thing>) {
  const refresh = useRefreshCatalogue()
  const { keyFor, renew } = useCommandKey()
  return useMutation({
    mutationFn: (fields: Fields) => save(fields, keyFor(fields)),
    meta: { quietCodes: ['invalid', 'conflict'] },
    onSuccess: () => {
      renew()
      return refresh()
    },
  })
}

/** Creates a property type, or renames the one with this id. */
export const useSavePropertyType = (id: number | undefined) =>
  useSave((fields: PropertyTypeFields, key) =>
    id === undefined ? createPropertyType(fields, key) : updatePropertyType(id, fields),
  )

/** Creates a product type, or renames the one with this id; its simulator cannot change. */
export const useSaveProductType = (id: number | undefined) =>
  useSave((fields: NewProductType, key) => {
    const { name, plural_name } = fields
    return id === undefined ? createProductType(fields, key) : updateProductType(id, { name, plural_name })
  })

/** Deletes a product type or a property type; a refusal names the records that use it. */
export function useDeleteType() {
  const refresh = useRefreshCatalogue()
  return useMutation({
    mutationFn: ({ kind, id }: { kind: 'product' | 'property'; id: number }) =>
      kind === 'product' ? deleteProductType(id) : deletePropertyType(id),
    onSuccess: refresh,
  })
}

/** Deletes many property types; a refusal explains why each one stays, and the list is refetched to show it. */
export function useDeletePropertyTypes() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deletePropertyTypes, onSettled: refresh })
}

/** Deletes many product types; a refusal explains why each one stays, and the list is refetched to show it. */
export function useDeleteProductTypes() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deleteProductTypes, onSettled: refresh })
}
