import { lt } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { rateLimits } from '@/server/db/schema'

/** Removes the counts whose time is over. */
export async function deleteExpiredLimits(now: Date): Promise<void> {
  await db().delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
}
