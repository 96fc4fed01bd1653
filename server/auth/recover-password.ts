import { randomUUID } from 'node:crypto'
import { transaction } from '@/server/db/client'
import { byAccount, byAddress, throttle } from '@/server/http/throttle'
import { defineJob } from '@/server/jobs/queue'
import { enqueueMail } from '@/server/mail/outbox'
import { recoveryMail } from './account-mail.texts'
import { findUserByEmail } from './auth.repository'
import { closeResets, insertReset } from './password-resets.repository'
import { newToken } from './secrets.service'

const RESET_MS = 60 * 60 * 1_000

/** Looks the account up after the answer, so that neither answer nor timing tells whether there is one. */
const sendLink = defineJob<{ email: string; requested: string }>('auth.recover', async ({ email, requested }) => {
  const user = await findUserByEmail(email)
  if (!user?.active) return
  const { token, tokenHash } = newToken()
  await transaction(async (tx) => {
    const isNew = await enqueueMail(tx, {
      eventKey: `recovery:${requested}`,
      to: user.email,
      template: { name: 'account', data: recoveryMail(user, token) },
    })
    // A job that runs again must not close the link that its first run has mailed.
    if (!isNew) return
    await closeResets(tx, user.id)
    await insertReset(tx, { userId: user.id, tokenHash, expiresAt: new Date(Date.now() + RESET_MS) })
  })
})

/**
 * Asks for a link to choose a new password. The answer is the same for every e-mail: a job looks the account
 * up.
 * Refuses 429 for an account or address that asks too often.
 */
export async function recoverPassword(email: string, address: string): Promise<void> {
  await throttle(byAccount('recovery-account', email), byAddress('recovery-address', address))
  await transaction((tx) => sendLink.enqueue(tx, { email, requested: randomUUID() }))
}
