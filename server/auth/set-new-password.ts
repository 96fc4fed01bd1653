import { recordEvent } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import { mailAccount } from '@/server/notifications/notifications.service'
import type { Actor } from '@/services/auth/actor.rules'
import { passwordChangedMail } from './account-mail.texts'
import { revokeSessions, setPassword, type UserRow } from './auth.repository'
import { closeResets } from './password-resets.repository'

type PasswordChange = { passwordHash: string; action: 'password_changed' | 'password_reset'; keepSession?: string }

/**
 * Writes a password that its owner chose: ends other sessions, closes open reset links, writes history and mails the owner.
 */
export async function setNewPassword(
  tx: Tx,
  user: UserRow,
  { passwordHash, action, keepSession, requestId }: PasswordChange & Pick<Actor, 'requestId'>,
): Promise<void> {
  const now = new Date()
  await setPassword(tx, user.id, { passwordHash })
  await revokeSessions(tx, [user.id], keepSession)
  await closeResets(tx, user.id)
  await recordEvent(
    tx,
    { id: user.id, name: user.firstName, requestId },
    { model: 'user', objectId: user.id, companyId: user.companyId, action },
  )
  await mailAccount(tx, {
    eventKey: `password-changed:${String(user.id)}:${String(now.getTime())}`,
    to: user.email,
    data: passwordChangedMail(user, now),
  })
}
