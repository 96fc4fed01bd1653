import { eq } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { postalCodes } from '@/server/db/schema'
import type { PostalCode } from '@/services/companies/addresses.schema'

export type CachedPostalCode = { place: PostalCode; fetchedAt: Date }

export async function findPostalCode(postalCode: string): Promise<CachedPostalCode | undefined> {
  const rows = await db().select().from(postalCodes).where(eq(postalCodes.postalCode, postalCode))
  const row = rows[0]
  if (!row) return undefined
  const { fetchedAt, state, city, district, street } = row
  return { fetchedAt, place: { postal_code: row.postalCode, state, city, district, street } }
}

export async function savePostalCode({ postal_code, state, city, district, street }: PostalCode): Promise<void> {
  const known = { state, city, district, street, fetchedAt: new Date() }
  await db()
    .insert(postalCodes)
    .values({ postalCode: postal_code, ...known })
    .onConflictDoUpdate({ target: postalCodes.postalCode, set: known })
}
