import { useMutation } from '@tanstack/react-query'
import type { NewProperty, PropertyChange } from '@/services/catalogue/properties.schema'
import { changeProperty, createProperty } from '@/services/catalogue/properties.service'
import { savedOrMet } from './saved-or-met'
import { useRefreshCatalogue } from './useRefreshCatalogue'

type Save = { create: NewProperty } | { id: number; change: PropertyChange }

/** Creates a property, or changes one if it still is the version that was read. Field errors are the form's. */
export function useSaveProperty() {
  const refresh = useRefreshCatalogue()
  return useMutation({
    mutationFn: (save: Save) =>
      savedOrMet('property', 'create' in save ? createProperty(save.create) : changeProperty(save.id, save.change)),
    meta: { quietCodes: ['invalid'] },
    onSuccess: (answer) => ('saved' in answer ? refresh() : undefined),
  })
}
