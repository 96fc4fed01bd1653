import { arrayContains } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { privacyConsents, users } from '@/server/db/schema'
import { PRIVACY_POLICY_VERSION } from '@/services/users/privacy.rules'
import { at } from '../time/calendar'

const MINUTE_MS = 60_000

/**
 * Every customer has agreed to the policy, as a registration keeps it: which version, when, from where. Who was there before
 * today's version agreed to it on the day that it came, one after the other. The addresses are those kept for examples
 * (RFC 5737).
 */
export async function insertConsents(now: Date): Promise<void> {
  const customers = await db()
    .select({ id: users.id, joined: users.createdAt })
    .from(users)
    .where(arrayContains(users.permissionsGroups, ['CLIENTE']))
    .orderBy(users.id)
  const published = at(PRIVACY_POLICY_VERSION, '09:00')
  const rows = customers.map(({ id, joined }, index) => {
    const asked = new Date(published.getTime() + (1 + 7 * index) * MINUTE_MS)
    const isOld = joined < published && asked < now
    return {
      userId: id,
      version: PRIVACY_POLICY_VERSION,
      ipAddress: `203.0.113.${String(10 + index)}`,
      createdAt: isOld ? asked : joined,
    }
  })
  await db().insert(privacyConsents).values(rows)
}
