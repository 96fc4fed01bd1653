import { useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  ListWithViews,
  NewSavedView,
  SavedViewChange,
  SavedViewSettings,
} from '@/services/saved-views/saved-views.rules'
import {
  createSavedView,
  deleteSavedView,
  updateSavedView,
  updateSavedViewSettings,
} from '@/services/saved-views/saved-views.service'
import { savedViewKeys } from './saved-views.queries'

/** Every command on the saved views of a list invalidates them. */
function useSavedViewCommand<Input, Output>(list: ListWithViews, mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => mutationFn(input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: savedViewKeys.list(list) }),
  })
}

export const useCreateSavedView = (list: ListWithViews) =>
  useSavedViewCommand(list, (view: NewSavedView) => createSavedView(list, view))

/** Renames a view, or saves other filters and columns in it. */
export const useUpdateSavedView = (list: ListWithViews) =>
  useSavedViewCommand(list, ({ id, ...change }: SavedViewChange & { id: number }) => updateSavedView(list, id, change))

export const useDeleteSavedView = (list: ListWithViews) =>
  useSavedViewCommand(list, (id: number) => deleteSavedView(list, id))

/** Saves the view that the list opens with, and its columns. */
export const useUpdateSavedViewSettings = (list: ListWithViews) =>
  useSavedViewCommand(list, (settings: SavedViewSettings) => updateSavedViewSettings(list, settings))
