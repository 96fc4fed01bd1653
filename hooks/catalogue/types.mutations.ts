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

/** Creates a thing, or changes the one with this id. A name that another has is the field's. */
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

/** Creates a type of property, or renames the one with this id. */
export const useSavePropertyType = (id: number | undefined) =>
  useSave((fields: PropertyTypeFields, key) =>
    id === undefined ? createPropertyType(fields, key) : updatePropertyType(id, fields),
  )

/** Creates a kind of product, or renames the one with this id; it stays in its simulator. */
export const useSaveProductType = (id: number | undefined) =>
  useSave((fields: NewProductType, key) => {
    const { name, plural_name } = fields
    return id === undefined ? createProductType(fields, key) : updateProductType(id, { name, plural_name })
  })

/** Deletes a kind of product or a type of property; a refusal says what there is of it. */
export function useDeleteType() {
  const refresh = useRefreshCatalogue()
  return useMutation({
    mutationFn: ({ kind, id }: { kind: 'product' | 'property'; id: number }) =>
      kind === 'product' ? deleteProductType(id) : deletePropertyType(id),
    onSuccess: refresh,
  })
}

/** Deletes many types of property; a refusal says of each why it stays, and the list is asked again to show it. */
export function useDeletePropertyTypes() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deletePropertyTypes, onSettled: refresh })
}

/** The same of kinds of product. */
export function useDeleteProductTypes() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deleteProductTypes, onSettled: refresh })
}
