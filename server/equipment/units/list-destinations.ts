import { addressesOf } from '@/server/companies/companies.service'
import { db } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import { peopleOf } from '@/server/users/users.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { Colleague, EquipmentAddress } from '@/services/equipment/units/equipment.schema'

/** Users that are offered at once; the search finds the others. */
const MAX_PEOPLE = 50

/** The saved addresses of the company. */
export async function listDestinationAddresses(actor: Actor): Promise<EquipmentAddress[]> {
  const addresses = await addressesOf(db(), { companyId: orNotFound(actor.companyId) })
  return addresses.map(({ id, label, city, state }) => ({ id, label, city, state }))
}

/** The active users of the company, by name or e-mail. */
export async function listColleagues(actor: Actor, { search }: { search?: string }): Promise<Colleague[]> {
  const people = await peopleOf(db(), orNotFound(actor.companyId), { search, limit: MAX_PEOPLE, offset: 0 })
  return people.filter(({ active }) => active).map(({ id, first_name, email }) => ({ id, first_name, email }))
}
