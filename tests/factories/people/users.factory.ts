import { randomUUID } from 'node:crypto'
import { newRefresh, signAccess } from '@/server/auth/tokens'
import { db } from '@/server/db/client'
import { companies, permittedCompanies, refreshTokens, users } from '@/server/db/schema/index'
import type { Group } from '@/services/auth/actor.rules'
import { the } from '../the'

let made = 0
const next = () => ++made

type CompanyRow = typeof companies.$inferSelect

/** An active company. */
export async function aCompany(overrides: Partial<typeof companies.$inferInsert> = {}): Promise<CompanyRow> {
  const number = next()
  const rows = await db()
    .insert(companies)
    .values({
      corporateName: `Empresa ${String(number)} Ltda.`,
      tradeName: `Empresa ${String(number)}`,
      cnpj: String(number).padStart(14, '0'),
      uf: 'SP',
      active: true,
      ...overrides,
    })
    .returning()
  return the(rows)
}

type NewUser = Partial<Omit<typeof users.$inferInsert, 'permissionsGroups' | 'companyId'>> & {
  groups?: Group[]
  company?: Pick<CompanyRow, 'id'> | null
  permitted?: Pick<CompanyRow, 'id'>[]
}

/** A user with an open session, by default the manager of a new company. */
export async function aUser({ groups = ['CLIENTE', 'GESTOR'], company, permitted = [], ...overrides }: NewUser = {}) {
  const isCustomer = groups.includes('CLIENTE')
  const own = company === undefined && isCustomer ? await aCompany() : company
  const number = next()
  const rows = await db()
    .insert(users)
    .values({
      firstName: `Pessoa ${String(number)}`,
      username: `Pessoa ${String(number)} de Tal`,
      email: `pessoa${String(number)}@empresa.example`,
      passwordHash: 'never matches',
      permissionsGroups: groups,
      companyId: own?.id ?? null,
      ...overrides,
    })
    .returning()
  const user = the(rows)
  if (permitted.length > 0) {
    await db()
      .insert(permittedCompanies)
      .values(permitted.map(({ id }) => ({ userId: user.id, companyId: id })))
  }
  return { ...user, token: await openSession(user.id) }
}

/** A bearer token of a new session, without the cost of hashing a password. */
export async function openSession(userId: number): Promise<string> {
  const familyId = randomUUID()
  const { tokenHash, expiresAt } = newRefresh()
  await db().insert(refreshTokens).values({ familyId, userId, tokenHash, expiresAt })
  return signAccess({ userId, familyId })
}

/** A staff user with these groups, who acts for the company if one is given. */
export const aStaffUser = (groups: Group[], overrides: Omit<NewUser, 'groups'> = {}) =>
  aUser({ ...overrides, groups, company: overrides.company ?? null })
