import { useMutation } from '@tanstack/react-query'
import { useCommandKey } from '@/hooks/http/useCommandKey'
import type { NewProductType, PropertyTypeFields } from '@/services/catalogue/types.schema'
import {
  changeProductType,
  changePropertyType,
  createProductType,
  createPropertyType,
} from '@/services/catalogue/types.service'
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
    id === undefined ? createPropertyType(fields, key) : changePropertyType(id, fields),
  )

/** Creates a kind of product, or renames the one with this id; it stays in its simulator. */
export const useSaveProductType = (id: number | undefined) =>
  useSave((fields: NewProductType, key) => {
    const { name, plural_name } = fields
    return id === undefined ? createProductType(fields, key) : changeProductType(id, { name, plural_name })
  })
