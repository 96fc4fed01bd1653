import { randomUUID } from 'node:crypto'
import { transaction } from '@/server/db/client'
import { byAccount, byAddress, isWithinLimit, throttle } from '@/server/http/throttle'
import { defineJob } from '@/server/jobs/queue'
import { mailAccount } from '@/server/notifications/notifications.service'
import { recoveryMail } from './account-mail.texts'
import { findUserByEmail } from './auth.repository'
import { insertReset } from './password-resets.repository'
import { newToken } from './secrets.service'

const RESET_MS = 60 * 60 * 1_000

/** Looks the account up after the answer, so that neither answer nor timing tells whether there is one. */
const sendLink = defineJob<{ email: string; requested: string }>('auth.recover', async ({ email, requested }) => {
  const user = await findUserByEmail(email)
  if (!user?.active) return
  const { token, tokenHash } = newToken()
  await transaction(async (tx) => {
    const isNew = await mailAccount(tx, {
      eventKey: `recovery:${requested}`,
      to: user.email,
      data: recoveryMail(user, token),
    })
    // Links that were mailed before stay open: a stranger who asks for more must not close the owner's.
    if (isNew) await insertReset(tx, { userId: user.id, tokenHash, expiresAt: new Date(Date.now() + RESET_MS) })
  })
})

/**
 * Asks for a link to choose a new password. The answer is the same for every e-mail: a job looks the account
 * up. After five mails an hour to one account it sends nothing, and answers the same: the owner has the earlier links,
 * and a stranger who asked five times must not stop them.
 * Refuses 429 for an address that asks too often.
 */
export async function recoverPassword(email: string, address: string): Promise<void> {
  await throttle(byAddress('recovery-address', address))
  if (!(await isWithinLimit(byAccount('recovery-account', email)))) return
  await transaction((tx) => sendLink.enqueue(tx, { email, requested: randomUUID() }))
}
