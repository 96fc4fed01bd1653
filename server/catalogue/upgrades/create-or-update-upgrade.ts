import { recordEvent } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import {
  type NewUpgrade,
  NO_PAIR,
  NO_PRODUCT,
  type Upgrade,
  type UpgradeChange,
} from '@/services/catalogue/upgrades/upgrades.schema'
import { must } from '@/services/invariant/must.rules'
import {
  insertUpgradeRow,
  isUpgradeNameTaken,
  lockUpgrades,
  lockUpgradeTargets,
  replaceUpgradeProducts,
  replaceUpgradeProductTypes,
  updateUpgradeRows,
  type UpgradeColumns,
} from './upgrade-changes.repository'
import { toUpgrade, toUpgradeRecord } from './upgrades.mapper'
import { findUpgradeRow } from './upgrades.repository'

/**
 * Creates an upgrade, last unless it has a position. Refuses 400 for a kind or a product that does not exist, 409 for a
 * name that another upgrade has.
 */
export const createUpgrade = (actor: Actor, body: NewUpgrade): Promise<Upgrade> =>
  transaction(async (tx) => toUpgrade((await createUpgradeIn(tx, actor, body)).row))

/** The same inside a transaction; `note` is stored in the history. */
export async function createUpgradeIn(tx: Tx, actor: Actor, body: NewUpgrade, note?: string) {
  if (await isUpgradeNameTaken(tx, body.name)) throw nameTaken()
  await requireTargets(tx, body)
  const id = await insertUpgradeRow(tx, { ...toUpgradeColumns(body), name: body.name, monthlyFee: body.monthly_fee })
  if (id === undefined) throw nameTaken()
  await replaceTargets(tx, id, body)
  const row = must(await findUpgradeRow(tx, id), 'upgrade')
  const after = toUpgradeRecord(row)
  await recordEvent(tx, actor, { model: 'upgrade', objectId: id, action: 'created', message: note, after })
  return { id, row, before: null, after }
}

/**
 * Changes the named fields of an upgrade. Carts keep the old fee until the customer accepts the new one, orders keep
 * theirs. Refuses as `createUpgrade` does, 404 for one that does not exist, and 400 when it would apply to nothing.
 */
export const updateUpgrade = (actor: Actor, id: number, change: UpgradeChange): Promise<Upgrade> =>
  transaction(async (tx) => toUpgrade((await updateUpgradeIn(tx, actor, { id, change })).row))

type UpgradeUpdate = { id: number; change: UpgradeChange; note?: string }

/** The same inside a transaction; `note` is stored in the history. */
export async function updateUpgradeIn(tx: Tx, actor: Actor, { id, change, note }: UpgradeUpdate) {
  const before = orNotFound((await lockUpgrades(tx, [id], 'change'))[0])
  const was = toUpgradeRecord(must(await findUpgradeRow(tx, id), 'upgrade'))
  const fields = toUpgradeColumns(change)
  if (change.name !== undefined && change.name !== before.name && (await isUpgradeNameTaken(tx, change.name, id))) {
    throw nameTaken()
  }
  const { specification, value } = { ...before, ...fields }
  if ((specification === null) !== (value === null)) throw refuseField('value', NO_PAIR)
  await requireTargets(tx, change)
  if (!(await updateUpgradeRows(tx, [id], fields))) throw nameTaken()
  await replaceTargets(tx, id, change)
  const row = must(await findUpgradeRow(tx, id), 'upgrade')
  if (row.productTypes.length + row.products.length === 0) throw refuseField('product_type_ids', NO_PRODUCT)
  const is = toUpgradeRecord(row)
  if (JSON.stringify(was) !== JSON.stringify(is)) {
    await recordEvent(tx, actor, {
      model: 'upgrade',
      objectId: id,
      action: 'changed',
      message: note,
      before: was,
      after: is,
    })
  }
  return { id, row, before: was, after: is }
}

/** Only the named fields. */
const toUpgradeColumns = (change: UpgradeChange): UpgradeColumns => {
  const { name, description, monthly_fee, specification, value, position, active } = change
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(monthly_fee !== undefined && { monthlyFee: monthly_fee }),
    ...(specification !== undefined && { specification }),
    ...(value !== undefined && { value }),
    ...(position !== undefined && { position }),
    ...(active !== undefined && { active }),
  }
}

type UpgradeTargets = Pick<UpgradeChange, 'product_type_ids' | 'product_ids'>

async function requireTargets(tx: Tx, { product_type_ids = [], product_ids = [] }: UpgradeTargets): Promise<void> {
  const held = await lockUpgradeTargets(tx, product_type_ids, product_ids)
  if (!held.kinds) throw refuseField('product_type_ids', 'Um dos tipos de produto não existe mais. Escolha de novo.')
  if (!held.products) throw refuseField('product_ids', 'Um dos produtos não existe mais. Escolha de novo.')
}

async function replaceTargets(tx: Tx, id: number, { product_type_ids, product_ids }: UpgradeTargets): Promise<void> {
  if (product_type_ids) await replaceUpgradeProductTypes(tx, id, [...new Set(product_type_ids)])
  if (product_ids) await replaceUpgradeProducts(tx, id, [...new Set(product_ids)])
}

const nameTaken = () => refuseField('name', 'Já existe um upgrade com esse nome.', 'conflict')
