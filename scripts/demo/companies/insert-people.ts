import { eq, notInArray } from 'drizzle-orm'
import { hashPassword } from '@/server/auth/passwords'
import { db } from '@/server/db/client'
import { permittedCompanies, users } from '@/server/db/schema'
import type { Actor } from '@/services/auth/actor.rules'
import { at, businessDaysAgo, monthsAgo } from '../time/calendar'
import { of } from '../named'
import { between, type Random } from '../random'
import { COMPANIES } from './companies.data'
import type { DemoCompany } from './insert-companies'
import { CUSTOMERS, PASSWORD, STAFF, type PersonData } from './people.data'

type Person = PersonData & { email: string; company?: DemoCompany; joined: Date }

/** Area codes by the state of a company. */
const AREA_CODES: Record<string, number> = { SP: 11, PE: 81, SC: 47, RS: 54, PR: 41, GO: 62, PA: 91, ES: 27, MG: 31 }

const ARRENDA_IS_OLD = 30

/**
 * Inserts all users. The password is the same for all, so it is hashed once. They cannot log in yet (see `letIn`):
 * users without a login get no mails, and so none about events long past. @returns the actors by e-mail
 */
export async function insertPeople(
  companies: ReadonlyMap<string, DemoCompany>,
  { now, random }: { now: Date; random: Random },
): Promise<Map<string, Actor>> {
  const passwordHash = await hashPassword(PASSWORD)
  const people = everyone(companies, now)
  const rows = await db()
    .insert(users)
    .values(
      people.map((person) => ({
        firstName: person.name,
        username: person.name,
        email: person.email,
        phone: mobileNumber(person, random),
        passwordHash,
        permissionsGroups: [...person.groups],
        companyId: activeCompany(person, companies)?.id,
        isCompanyAdmin: person.isCompanyAdmin,
        nps: person.nps,
        active: false,
        lastLogin: person.active === false ? null : lastLogin(now, random),
        createdAt: person.joined,
      })),
    )
    .returning()
  const ids = new Map(rows.map(({ email, id }) => [email, id]))
  await insertPermitted(people, ids, companies)
  await nameResponsible(people, ids)
  return new Map(
    people.map((person) => [
      person.email,
      {
        id: of(ids, person.email),
        name: person.name,
        email: person.email,
        groups: person.groups,
        isCompanyAdmin: person.isCompanyAdmin ?? false,
        companyId: activeCompany(person, companies)?.id ?? null,
        permittedCompanyIds: (person.permitted ?? []).map((key) => of(companies, key).id),
      },
    ]),
  )
}

/** Enables the login, and with it mails, for everyone except former users. */
export async function letIn(): Promise<void> {
  const people = [...STAFF, ...Object.values(CUSTOMERS).flat()]
  const staysOut = people.filter(({ active }) => active === false).map(({ name }) => name)
  await db().update(users).set({ active: true }).where(notInArray(users.firstName, staysOut))
}

function everyone(companies: ReadonlyMap<string, DemoCompany>, now: Date): Person[] {
  const customers = COMPANIES.flatMap(({ key, customerForMonths }) =>
    (CUSTOMERS[key] ?? []).map((person, index) => ({
      ...person,
      email: `${person.mailbox}@${key}.example`,
      company: of(companies, key),
      // The first one registered the company, the others were invited later one by one.
      joined: at(monthsAgo(Math.max(0, customerForMonths - 2 * index), now), `1${index}:31`),
    })),
  )
  const staff = STAFF.map((person, index) => ({
    ...person,
    email: `${person.mailbox}@arrenda.example`,
    joined: at(monthsAgo(Math.max(1, ARRENDA_IS_OLD - 2 * index), now), '09:05'),
  }))
  return [...customers, ...staff]
}

/** A salesperson acts for the first permitted company; other staff act for none. */
const activeCompany = ({ company, permitted }: Person, companies: ReadonlyMap<string, DemoCompany>) =>
  company ?? (permitted?.[0] ? of(companies, permitted[0]) : undefined)

async function insertPermitted(
  people: readonly Person[],
  ids: ReadonlyMap<string, number>,
  companies: ReadonlyMap<string, DemoCompany>,
): Promise<void> {
  const rows = people.flatMap(({ email, permitted = [] }) =>
    permitted.map((key) => ({ userId: of(ids, email), companyId: of(companies, key).id })),
  )
  await db().insert(permittedCompanies).values(rows)
}

async function nameResponsible(people: readonly Person[], ids: ReadonlyMap<string, number>): Promise<void> {
  const idOf = new Map(people.map(({ name, email }) => [name, of(ids, email)]))
  const pairs = people.flatMap(({ email, responsible }) =>
    responsible ? [{ id: of(ids, email), responsibleId: of(idOf, responsible) }] : [],
  )
  for (const { id, responsibleId } of pairs) await db().update(users).set({ responsibleId }).where(eq(users.id, id))
}

function mobileNumber({ company }: Person, random: Random): string {
  const uf = COMPANIES.find(({ cnpj }) => cnpj === company?.cnpj)?.uf ?? 'SP'
  return `+55${AREA_CODES[uf] ?? 84}9${between(random, 6000_0000, 9999_9999)}`
}

function lastLogin(now: Date, random: Random): Date {
  const day = businessDaysAgo(between(random, 1, 9), now)
  return at(day, `${between(random, 10, 17)}:${between(random, 10, 59)}`)
}
