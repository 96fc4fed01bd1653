import { randomBytes, randomUUID } from 'node:crypto'
import { transaction, type Tx } from '@/server/db/client'
import type { Caller } from '@/server/http/client-address'
import { byAccount, byAddress, throttle } from '@/server/http/throttle'
import { enqueueMail } from '@/server/mail/outbox'
import type { Register } from '@/services/auth/register.schema'
import { canonicalCnpj } from '@/services/companies/cnpj.rules'
import { cnpjTakenMail, emailTakenMail, registeredMail } from './account-mail.texts'
import { type Applicant, createAccount } from './create-account'
import { requireGoodPassword } from './evaluate-password'
import { hashPassword } from './passwords'
import { type ExistingAccount, findExistingAccount } from './registration.repository'

/**
 * Opens the account of a company: company, address, first person, consent, history and mails in one transaction; it then
 * waits for staff to activate it. For an e-mail or a CNPJ that has an account nothing is opened, the answer and the work
 * behind it are the same, and only a mail says what happened (docs/adr/0401).
 * Refuses 400 for a password that breaks the rules, 429 for an address or e-mail that registers too often.
 */
export async function register(body: Register, caller: Caller, requestId: string): Promise<void> {
  await throttle(byAccount('register-account', body.email), byAddress('register-address', caller.address))
  const { password, company, address, privacy_policy, ...person } = body
  await requireGoodPassword('password', password, { ...person, ...company })
  const applicant: Applicant = {
    ...person,
    passwordHash: await hashPassword(password),
    company: { ...company, cnpj: canonicalCnpj(company.cnpj) },
    address,
    consent: { version: privacy_policy, ipAddress: caller.address },
    requestId,
  }
  await transaction(async (tx) => {
    const known = await findExistingAccount(tx, applicant)
    const isOpened = await createAccountOrRollBack(tx, applicant, { isDryRun: known !== undefined })
    // Another registration may have committed since the look-up.
    await sendOutcomeMail(tx, applicant, isOpened ? undefined : (known ?? (await findExistingAccount(tx, applicant))))
  })
}

class RollbackSignal extends Error {}

/**
 * Opens the account. A dry run does the same work for a random e-mail and CNPJ and rolls back, so that response times do
 * not tell who has an account.
 */
async function createAccountOrRollBack(
  tx: Tx,
  applicant: Applicant,
  { isDryRun }: { isDryRun: boolean },
): Promise<boolean> {
  try {
    await tx.transaction(async (inner) => {
      const isOpened = await createAccount(inner, isDryRun ? withRandomIdentity(applicant) : applicant)
      if (isDryRun || !isOpened) throw new RollbackSignal()
    })
    return true
  } catch (error) {
    if (error instanceof RollbackSignal) return false
    throw error
  }
}

const withRandomIdentity = (applicant: Applicant): Applicant => ({
  ...applicant,
  email: `${randomUUID()}@${applicant.email.split('@')[1] ?? ''}`,
  company: { ...applicant.company, cnpj: `${randomBytes(6).toString('hex').toUpperCase()}00` },
})

/** One mail to one person in every case: the owner of the e-mail learns of the attempt, a stranger of a CNPJ next to nothing. */
async function sendOutcomeMail(
  tx: Tx,
  { email, requestId }: Applicant,
  known: ExistingAccount | undefined,
): Promise<void> {
  const data = known?.owner ? emailTakenMail(known.owner) : (known ? cnpjTakenMail : registeredMail)()
  const to = known?.owner?.email ?? email
  await enqueueMail(tx, { eventKey: `registration:${requestId}`, to, template: { name: 'account', data } })
}
