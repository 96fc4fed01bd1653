import { useMutation } from '@tanstack/react-query'
import type { NewProperty, PropertyChange } from '@/services/catalogue/properties/properties.schema'
import {
  activateProperties,
  createProperty,
  deleteProperty,
  updateProperty,
} from '@/services/catalogue/properties/properties.service'
import { saveOrConflict } from './save-or-conflict'
import { useRefreshCatalogue } from './useRefreshCatalogue'

type Save = { create: NewProperty } | { id: number; change: PropertyChange }

/** Creates a property, or updates one if its version is unchanged since it was read. Field errors go to the form. */
export function useSaveProperty() {
  const refresh = useRefreshCatalogue()
  return useMutation({
    mutationFn: (save: Save) =>
      saveOrConflict('property', 'create' in save ? createProperty(save.create) : updateProperty(save.id, save.change)),
    meta: { quietCodes: ['invalid'] },
    onSuccess: (answer) => ('saved' in answer ? refresh() : undefined),
  })
}

export function useActivateProperties() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: activateProperties, onSuccess: refresh })
}

/** Deletes a property; a refusal says what refers to it. */
export function useDeleteProperty() {
  const refresh = useRefreshCatalogue()
  return useMutation({ mutationFn: deleteProperty, onSuccess: refresh })
}
