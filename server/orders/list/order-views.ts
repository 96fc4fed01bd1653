import { db, transaction, type Tx } from '@/server/db/client'
import { orNotFound, Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import {
  MAX_VIEWS,
  type NewOrderView,
  type OrderViewChange,
  type OrderViews,
  type OrderViewSettings,
  type OwnOrderView,
} from '@/services/orders/list/order-views.schema'
import {
  deleteView,
  findSettings,
  insertView,
  listViews,
  lockSettings,
  updateSettings,
  updateView,
} from './order-views.repository'

type Row = Awaited<ReturnType<typeof listViews>>[number]

const toView = ({ id, name, query, columns }: Row): OwnOrderView => ({ id, name, query, columns })

/** The actor's own views and settings of the order list. */
export async function getOrderViews(actor: Actor): Promise<OrderViews> {
  const views = await listViews(db(), actor.id)
  const settings = await findSettings(db(), actor.id)
  return { views: views.map(toView), first: settings?.first ?? null, columns: settings?.columns ?? null }
}

/** Saves a view. Refuses 409 beyond the twentieth, and 400 a name that one of theirs has. */
export const createOrderView = (actor: Actor, { name, query, columns = null }: NewOrderView): Promise<OwnOrderView> =>
  withSettingsLock(actor, async (tx) => {
    const kept = await listViews(tx, actor.id)
    if (kept.length >= MAX_VIEWS)
      throw new Refusal('conflict', {
        errors: [`Você já tem ${String(MAX_VIEWS)} visões. Exclua uma para salvar outra.`],
      })
    requireFreeName(name, kept)
    return toView(must(await insertView(tx, { userId: actor.id, name, query, columns }), 'inserted view'))
  })

/** Updates a view; fields left out stay. Refuses 404, and 400 for a name another view has. */
export const updateOrderView = (actor: Actor, id: number, change: OrderViewChange): Promise<OwnOrderView> =>
  withSettingsLock(actor, async (tx) => {
    if (change.name !== undefined) {
      const others = (await listViews(tx, actor.id)).filter((view) => view.id !== id)
      requireFreeName(change.name, others)
    }
    return toView(orNotFound(await updateView(tx, actor.id, id, change)))
  })

/** Deletes a view; the list opens with the default one when it was the first. Refuses 404. */
export const deleteOrderView = (actor: Actor, id: number): Promise<void> =>
  withSettingsLock(actor, async (tx) => {
    orNotFound((await deleteView(tx, actor.id, id)) || undefined)
    if ((await findSettings(tx, actor.id))?.first === String(id)) await updateSettings(tx, actor.id, { first: null })
  })

/** How their list opens and what it shows; what is left out stays. Refuses 404 an id that is no view of theirs. */
export async function updateOrderViewSettings(actor: Actor, settings: OrderViewSettings): Promise<OrderViews> {
  await withSettingsLock(actor, async (tx) => {
    const { first } = settings
    if (first && /^\d+$/.test(first)) orNotFound((await listViews(tx, actor.id)).find(({ id }) => String(id) === first))
    await updateSettings(tx, actor.id, settings)
  })
  return getOrderViews(actor)
}

const withSettingsLock = <T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(async (tx) => {
    await lockSettings(tx, actor.id)
    return work(tx)
  })

function requireFreeName(name: string, others: readonly Row[]): void {
  const sentence = 'Você já tem uma visão com esse nome.'
  if (others.some((view) => view.name.toLowerCase() === name.toLowerCase())) throw refuseField('name', sentence)
}
