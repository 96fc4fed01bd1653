import { randomUUID } from 'node:crypto'
import { db, type Tx } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import { mailAccount } from '@/server/notifications/notifications.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { User } from '@/services/auth/auth.schema'
import { temporaryPasswordMail } from './account-mail.texts'
import { toUser } from './auth.mapper'
import { findUserWithCompanies, revokeSessions, setPassword } from './auth.repository'
import { hashPassword } from './passwords'
import { newTemporaryPassword, TEMPORARY_PASSWORD_MS } from './temporary-password'

/** The signed-in user as the wire knows them. */
export async function getLoggedUser(actor: Actor): Promise<User> {
  return toUser(orNotFound(await findUserWithCompanies(db(), actor.id)))
}

/**
 * Mails a user a temporary password, in the caller's transaction: valid for a week, and only good for choosing an own
 * password. Ends open sessions. The caller writes the history.
 */
export async function issueTemporaryPassword(
  tx: Tx,
  user: { id: number; firstName: string; email: string },
): Promise<void> {
  const password = newTemporaryPassword()
  const expiresAt = new Date(Date.now() + TEMPORARY_PASSWORD_MS)
  await setPassword(tx, user.id, { passwordHash: await hashPassword(password), mustChange: true, expiresAt })
  await revokeSessions(tx, [user.id])
  await mailAccount(tx, {
    eventKey: `temporary-password:${String(user.id)}:${randomUUID()}`,
    to: user.email,
    data: temporaryPasswordMail(user, { password, expiresAt }),
  })
}
