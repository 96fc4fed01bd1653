import { arrayContains } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { privacyConsents, users } from '@/server/db/schema'
import { PRIVACY_POLICY_VERSION } from '@/services/users/privacy.rules'
import { at } from '../time/calendar'

const DAY_MS = 86_400_000

/**
 * Every customer has agreed to the policy, as a registration keeps it: which version, when, from where. Who was there before
 * today's version agreed to it on the day that it came, one after the other; who came later, when they came. The addresses
 * are those kept for examples (RFC 5737).
 */
export async function insertConsents(now: Date): Promise<void> {
  const customers = await db()
    .select({ id: users.id, joined: users.createdAt })
    .from(users)
    .where(arrayContains(users.permissionsGroups, ['CLIENTE']))
    .orderBy(users.id)
  const published = Math.min(at(PRIVACY_POLICY_VERSION, '00:00').getTime(), now.getTime())
  // The version may be of this very day.
  const until = Math.min(published + DAY_MS, now.getTime())
  const rows = customers.map(({ id, joined }, index) => {
    const from = Math.max(joined.getTime(), published)
    const part = (index + 1) / (customers.length + 1)
    return {
      userId: id,
      version: PRIVACY_POLICY_VERSION,
      ipAddress: `203.0.113.${String(10 + index)}`,
      createdAt: new Date(from + Math.max(0, until - from) * part),
    }
  })
  await db().insert(privacyConsents).values(rows)
}
