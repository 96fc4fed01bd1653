import { transaction } from '@/server/db/client'
import { lockRefreshToken, revokeFamily } from './auth.repository'
import { hashToken } from './secrets.service'

/** Ends the session that the refresh token belongs to. An unknown token is not refused. */
export async function logOut(token: string): Promise<void> {
  await transaction(async (tx) => {
    const row = await lockRefreshToken(tx, hashToken(token))
    if (row) await revokeFamily(tx, row.familyId)
  })
}
