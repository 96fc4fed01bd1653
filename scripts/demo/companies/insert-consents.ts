import { arrayContains } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { privacyConsents, users } from '@/server/db/schema'
import { PRIVACY_POLICY_VERSION } from '@/services/users/privacy.rules'
import { at } from '../time/calendar'

const DAY_MS = 86_400_000

/**
 * Inserts the consent of every customer to the current policy, with time and IP address (from RFC 5737, for examples).
 * Earlier customers agreed on the day of its publication, one after another; later ones when they registered.
 */
export async function insertConsents(now: Date): Promise<void> {
  const customers = await db()
    .select({ id: users.id, joined: users.createdAt })
    .from(users)
    .where(arrayContains(users.permissionsGroups, ['CLIENTE']))
    .orderBy(users.id)
  const published = Math.min(at(PRIVACY_POLICY_VERSION, '00:00').getTime(), now.getTime())
  // The version may have been published today.
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
