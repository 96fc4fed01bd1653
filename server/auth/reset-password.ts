import { db, transaction } from '@/server/db/client'
import type { Caller } from '@/server/http/client-address'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { byAccount, byAddress, byPlace, resetThrottle, throttleFailures } from '@/server/http/throttle'
import type { PasswordResetConfirm } from '@/services/auth/auth.schema'
import { findUserWithCompanies } from './auth.repository'
import { personalDataOf, requireGoodPassword } from './evaluate-password'
import { findOpenReset, useReset } from './password-resets.repository'
import { hashPassword } from './passwords'
import { hashToken } from './secrets.service'
import { setNewPassword } from './set-new-password'

/**
 * Sets a new password with the link of a recovery mail, once. Ends all sessions and clears the count of failed
 * log-ins.
 * Refuses 400 `link_not_valid` for a link that is unknown, used or older than an hour, and by field for a password that
 * breaks the rules (the link can be used again); 429 for an address that guesses links.
 */
export async function resetPassword(
  { token, password }: PasswordResetConfirm,
  { address }: Caller,
  requestId: string,
): Promise<void> {
  const reset = await throttleFailures([byAddress('reset-address', address)], async () => {
    const open = await findOpenReset(db(), hashToken(token))
    if (!open) throw new Refusal('link_not_valid')
    return open
  })
  const known = orNotFound(await findUserWithCompanies(db(), reset.userId))
  await requireGoodPassword('password', password, personalDataOf(known))
  const passwordHash = await hashPassword(password)
  await transaction(async (tx) => {
    if (!(await useReset(tx, reset.id))) throw new Refusal('link_not_valid')
    await setNewPassword(tx, known.user, { passwordHash, action: 'password_reset', requestId })
  })
  const { email } = known.user
  await resetThrottle(byAccount('login-account', email))
  await resetThrottle(byPlace('login-place', email, address))
}
