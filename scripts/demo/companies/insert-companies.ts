import { db } from '@/server/db/client'
import { addresses, companies } from '@/server/db/schema'
import { at, monthsAgo } from '../time/calendar'
import { of } from '../named'
import { ADDRESSES } from './addresses.data'
import { COMPANIES } from './companies.data'

export type DemoCompany = {
  id: number
  key: string
  corporateName: string
  cnpj: string
  legalRepresentative: string
  /** The ids of its addresses by label, the head office first. */
  addressIds: ReadonlyMap<string, number>
  /** The address of the head office: 'Av. Paulista, 1.842, 8º andar, São Paulo, SP'. */
  seat: string
  city: string
}

/** Inserts twelve companies with their addresses; one awaits activation. */
export async function insertCompanies(now: Date): Promise<Map<string, DemoCompany>> {
  const rows = await db()
    .insert(companies)
    .values(
      COMPANIES.map(({ ordersBefore, customerForMonths, active = true, ...company }) => ({
        ...company,
        active,
        activatedAt: active ? at(monthsAgo(customerForMonths, now), '11:47') : null,
        lastOrderNumber: ordersBefore,
        createdAt: at(monthsAgo(customerForMonths, now), '10:24'),
      })),
    )
    .returning()
  const ids = new Map(rows.map(({ cnpj, id }) => [cnpj, id]))
  const addressRows = await insertAddresses(ids)
  return new Map(
    COMPANIES.map(({ key, corporateName, cnpj, legalRepresentative }) => {
      const id = of(ids, cnpj)
      const own = addressRows.filter(({ companyId }) => companyId === id)
      const addressIds = new Map(own.map((row) => [row.label, row.id]))
      const { seat, city } = describeSeat(key)
      return [key, { id, key, corporateName, cnpj, legalRepresentative, addressIds, seat, city }]
    }),
  )
}

function insertAddresses(ids: ReadonlyMap<string, number>) {
  return db()
    .insert(addresses)
    .values(
      COMPANIES.flatMap(({ key, cnpj }) =>
        (ADDRESSES[key] ?? []).map((address) => ({ ...address, companyId: of(ids, cnpj) })),
      ),
    )
    .returning()
}

function describeSeat(key: string): { seat: string; city: string } {
  const address = ADDRESSES[key]?.[0]
  if (!address) throw new Error(`The demo company "${key}" has no address`)
  const { street, number, complement, city, state } = address
  return { seat: [street, number, complement, city, state].filter(Boolean).join(', '), city }
}
