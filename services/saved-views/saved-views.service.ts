import { bodyOf, http } from '@/services/http/client'
import {
  LISTS_WITH_VIEWS,
  type ListWithViews,
  type NewSavedView,
  type SavedView,
  type SavedViewChange,
  type SavedViews,
  type SavedViewSettings,
} from './saved-views.rules'

const pathOf = (list: ListWithViews, id?: number): string =>
  LISTS_WITH_VIEWS[list].path + (id === undefined ? '' : `/${String(id)}`)

/** The caller's views of a list. */
export const getSavedViews = <Views extends SavedViews>(list: ListWithViews, signal?: AbortSignal): Promise<Views> =>
  bodyOf(http.get<Views>(pathOf(list), { signal }))

export const createSavedView = (list: ListWithViews, view: NewSavedView): Promise<SavedView> =>
  bodyOf(http.post<SavedView>(pathOf(list), view))

/** Omitted fields stay as they are. */
export const updateSavedView = (list: ListWithViews, id: number, change: SavedViewChange): Promise<SavedView> =>
  bodyOf(http.put<SavedView>(pathOf(list, id), change))

export async function deleteSavedView(list: ListWithViews, id: number): Promise<void> {
  await http.delete(pathOf(list, id))
}

/** The view that the list opens with, and its columns; omitted fields stay as they are. */
export const updateSavedViewSettings = (list: ListWithViews, settings: SavedViewSettings): Promise<SavedViews> =>
  bodyOf(http.put<SavedViews>(pathOf(list), settings))
