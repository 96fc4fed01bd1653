import { db, transaction } from '@/server/db/client'
import { orNotFound, refuseField } from '@/server/http/refusal'
import { throttleFailures } from '@/server/http/throttle'
import type { Actor } from '@/services/auth/actor.rules'
import type { ChangePassword } from '@/services/auth/auth.schema'
import { findUserWithCompanies } from './auth.repository'
import { personalDataOf, requireGoodPassword } from './evaluate-password'
import { hashPassword, passwordMatches } from './passwords'
import { setNewPassword } from './set-new-password'

const WRONG = 'A senha atual não confere.'
const SAME = 'Escolha uma senha diferente da atual.'

/**
 * Changes the actor's own password, the temporary one among them. Ends all sessions but the caller's.
 * Refuses 400 for a wrong old password or a new one that breaks the rules (by field), 429 after too many wrong ones.
 */
export async function changePassword(actor: Actor, { old_password, new_password }: ChangePassword): Promise<void> {
  const known = orNotFound(await findUserWithCompanies(db(), actor.id))
  await throttleFailures([['password-account', String(actor.id)]], async () => {
    if (!(await passwordMatches(known.user.passwordHash, old_password))) throw refuseField('old_password', WRONG)
  })
  if (new_password === old_password) throw refuseField('new_password', SAME)
  await requireGoodPassword('new_password', new_password, personalDataOf(known))
  const passwordHash = await hashPassword(new_password)
  await transaction((tx) =>
    setNewPassword(tx, known.user, {
      passwordHash,
      action: 'password_changed',
      keepSession: actor.sessionId,
      requestId: actor.requestId,
    }),
  )
}
