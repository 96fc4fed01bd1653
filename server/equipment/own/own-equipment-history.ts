import { countHistory, listHistoryPage } from '@/server/audit/audit.service'
import { addressesOf } from '@/server/companies/companies.service'
import { db } from '@/server/db/client'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound } from '@/server/http/refusal'
import { peopleOf } from '@/server/users/users.service'
import type { Actor } from '@/services/auth/actor.rules'
import { addressName } from '@/services/companies/address-lines.rules'
import { OWN_EQUIPMENT_FIELDS, type OwnEquipmentField, stateWord } from '@/services/equipment/own/own-equipment.rules'
import type { OwnEquipmentEvent, OwnEquipmentHistoryQuery } from '@/services/equipment/own/own-equipment.schema'
import type { Page } from '@/services/http/page.schema'
import { getOwnUnit } from './list-own-equipment'
import type { OwnRecord } from './own-equipment.mapper'

const FIELDS = Object.keys(OWN_EQUIPMENT_FIELDS) as OwnEquipmentField[]
const EVERYBODY = { limit: 5_000, offset: 0 }

/** What changed on a device and who did it, newest first. Refuses 404 as `getOwnUnit`. */
export async function listOwnHistory(
  actor: Actor,
  id: number,
  query: OwnEquipmentHistoryQuery,
  url: string,
): Promise<Page<OwnEquipmentEvent>> {
  await getOwnUnit(actor, id)
  const of = { model: 'own_equipment', objectId: id } as const
  const events = await listHistoryPage(db(), of, limitOffset(query))
  const textOf = await texts(orNotFound(actor.companyId))
  const results = events.map(({ id: event, actorName, createdAt, before, after }) => ({
    id: event,
    actor_name: actorName,
    created_at: createdAt.toISOString(),
    changes: before === null ? [] : changesBetween(before as OwnRecord, after as OwnRecord, textOf),
  }))
  return toPage(url, query, await countHistory(db(), of), results)
}

type TextOf = (field: OwnEquipmentField, record: OwnRecord) => string | null

const changesBetween = (before: OwnRecord, after: OwnRecord, textOf: TextOf): OwnEquipmentEvent['changes'] =>
  FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field: OWN_EQUIPMENT_FIELDS[field],
    before: textOf(field, before),
    after: textOf(field, after),
  }))

/** Names as they are today: the history itself holds ids. */
async function texts(companyId: number): Promise<TextOf> {
  const addresses = new Map((await addressesOf(db(), { companyId })).map((one) => [one.id, addressName(one)]))
  const people = new Map((await peopleOf(db(), companyId, EVERYBODY)).map((one) => [one.id, one.first_name]))
  return (field, record) => {
    if (field === 'address') return nameIn(addresses, record.address, 'Endereço removido')
    if (field === 'user') return nameIn(people, record.user, 'Pessoa removida')
    if (field === 'active') return stateWord(record.active)
    return record[field]
  }
}

const nameIn = (names: ReadonlyMap<number, string>, id: number | null, gone: string): string | null =>
  id === null ? null : (names.get(id) ?? gone)
