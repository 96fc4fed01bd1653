import { db, transaction, type Tx } from '@/server/db/client'
import { orNotFound, Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import {
  LISTS_WITH_VIEWS,
  type ListWithViews,
  MAX_VIEWS,
  type NewSavedView,
  type SavedView,
  type SavedViewChange,
  type SavedViews,
  type SavedViewSettings,
} from '@/services/saved-views/saved-views.rules'
import {
  deleteView,
  findSettings,
  insertView,
  listViews,
  lockSettings,
  type Owner,
  updateSettings,
  updateView,
} from './saved-views.repository'

type Row = Awaited<ReturnType<typeof listViews>>[number]

const columnsOf = (list: ListWithViews, columns: string[] | null): { columns?: string[] | null } =>
  LISTS_WITH_VIEWS[list].hasColumns ? { columns } : {}

const toView = ({ id, name, query, list, columns }: Row): SavedView => ({
  id,
  name,
  query,
  ...columnsOf(list, columns),
})

/** The actor's own views and settings of a list. */
export async function getSavedViews(actor: Actor, list: ListWithViews): Promise<SavedViews> {
  const owner = { userId: actor.id, list }
  const views = await listViews(db(), owner)
  const { first = null, columns = null } = (await findSettings(db(), owner)) ?? {}
  return { views: views.map(toView), first, ...columnsOf(list, columns) }
}

/** Saves a view of a list. Refuses 409 beyond the twentieth of that list, and 400 a name that one of theirs has. */
export const createSavedView = (
  actor: Actor,
  list: ListWithViews,
  { name, query, columns = null }: NewSavedView,
): Promise<SavedView> =>
  withSettingsLock(actor, list, async (tx, owner) => {
    const saved = await listViews(tx, owner)
    if (saved.length >= MAX_VIEWS)
      throw new Refusal('conflict', {
        errors: [`Você já tem ${String(MAX_VIEWS)} visões. Exclua uma para salvar outra.`],
      })
    requireFreeName(name, saved)
    return toView(must(await insertView(tx, { ...owner, name, query, columns }), 'inserted view'))
  })

/** Updates a view; fields left out stay. Refuses 404, and 400 for a name another view of the list has. */
export const updateSavedView = (
  actor: Actor,
  list: ListWithViews,
  id: number,
  change: SavedViewChange,
): Promise<SavedView> =>
  withSettingsLock(actor, list, async (tx, owner) => {
    if (change.name !== undefined) {
      const others = (await listViews(tx, owner)).filter((view) => view.id !== id)
      requireFreeName(change.name, others)
    }
    return toView(orNotFound(await updateView(tx, owner, id, change)))
  })

/** Deletes a view; the list opens with the default one when it was the first. Refuses 404. */
export const deleteSavedView = (actor: Actor, list: ListWithViews, id: number): Promise<void> =>
  withSettingsLock(actor, list, async (tx, owner) => {
    orNotFound((await deleteView(tx, owner, id)) || undefined)
    if ((await findSettings(tx, owner))?.first === String(id)) await updateSettings(tx, owner, { first: null })
  })

/** How their list opens and what it shows; what is left out stays. Refuses 404 an id that is no view of theirs. */
export async function updateSavedViewSettings(
  actor: Actor,
  list: ListWithViews,
  settings: SavedViewSettings,
): Promise<SavedViews> {
  await withSettingsLock(actor, list, async (tx, owner) => {
    const { first } = settings
    if (first && /^\d+$/.test(first)) orNotFound((await listViews(tx, owner)).find(({ id }) => String(id) === first))
    await updateSettings(tx, owner, settings)
  })
  return getSavedViews(actor, list)
}

const withSettingsLock = <T>(
  actor: Actor,
  list: ListWithViews,
  work: (tx: Tx, owner: Owner) => Promise<T>,
): Promise<T> =>
  transaction(async (tx) => {
    const owner = { userId: actor.id, list }
    await lockSettings(tx, owner)
    return work(tx, owner)
  })

function requireFreeName(name: string, others: readonly Row[]): void {
  const sentence = 'Você já tem uma visão com esse nome.'
  if (others.some((view) => view.name.toLowerCase() === name.toLowerCase())) throw refuseField('name', sentence)
}
