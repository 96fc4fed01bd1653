import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { companies, privacyConsents, registrations, users } from '@/server/db/schema'
import type { UserRow } from './auth.repository'

export async function insertRegistration(tx: Tx, registration: typeof registrations.$inferInsert): Promise<void> {
  await tx.insert(registrations).values(registration)
}

/** Deletes and returns the registration of an open link: for the first caller only. */
export async function takeRegistration(tx: Tx, tokenHash: string) {
  const rows = await tx
    .delete(registrations)
    .where(and(eq(registrations.tokenHash, tokenHash), gt(registrations.expiresAt, new Date())))
    .returning()
  return rows[0]
}

export async function deleteExpiredRegistrations(conn: Db): Promise<void> {
  await conn.delete(registrations).where(lte(registrations.expiresAt, new Date()))
}

export type ExistingAccount = { owner?: Pick<UserRow, 'firstName' | 'email'> }

/** The owner of the e-mail, if any; empty when only the CNPJ is taken; undefined when neither is. */
export async function findExistingAccount(
  tx: Tx,
  { email, company }: { email: string; company: { cnpj: string } },
): Promise<ExistingAccount | undefined> {
  const owners = await tx
    .select({ firstName: users.firstName, email: users.email })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt)))
  const taken = await tx.select({ id: companies.id }).from(companies).where(eq(companies.cnpj, company.cnpj))
  if (owners[0]) return { owner: owners[0] }
  return taken.length > 0 ? {} : undefined
}

type NewPerson = { fullName: string; email: string; phone: string; passwordHash: string }

/** The company's first person, its admin; undefined when the e-mail has an account. */
export async function insertApplicant(tx: Tx, { fullName, ...person }: NewPerson): Promise<{ id: number } | undefined> {
  const rows = await tx
    .insert(users)
    .values({
      ...person,
      firstName: fullName,
      username: fullName,
      permissionsGroups: ['CLIENTE', 'GESTOR'],
      isCompanyAdmin: true,
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return rows[0]
}

export async function setUserCompany(tx: Tx, userId: number, companyId: number): Promise<void> {
  await tx.update(users).set({ companyId }).where(eq(users.id, userId))
}

export async function insertConsent(tx: Tx, consent: typeof privacyConsents.$inferInsert): Promise<void> {
  await tx.insert(privacyConsents).values(consent)
}
