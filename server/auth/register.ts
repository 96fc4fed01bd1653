import { transaction } from '@/server/db/client'
import type { Applicant } from '@/server/db/schema'
import type { Caller } from '@/server/http/client-address'
import { byAccount, byAddress, throttle } from '@/server/http/throttle'
import { mailAccount } from '@/server/notifications/notifications.service'
import type { Register } from '@/services/auth/register.schema'
import { canonicalCnpj } from '@/services/companies/cnpj.rules'
import { cnpjTakenMail, confirmRegistrationMail, emailTakenMail } from './account-mail.texts'
import { requireGoodPassword } from './evaluate-password'
import { hashPassword } from './passwords'
import { findExistingAccount, insertRegistration } from './registration.repository'
import { newToken } from './secrets.service'

const LINK_MS = 48 * 60 * 60 * 1_000

/**
 * Keeps the registration of a company and mails a link to confirm the e-mail; only the link opens the account
 * (`confirmRegistration`, docs/adr/0548). For an e-mail or a CNPJ that has an account, answer and work are the same, and only a mail
 * says what happened (docs/adr/0401).
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
  }
  const { token, tokenHash } = newToken()
  await transaction(async (tx) => {
    const known = await findExistingAccount(tx, applicant)
    // Written in every case, so that response times do not tell who has an account; of a known one nobody gets the link.
    await insertRegistration(tx, { tokenHash, applicant, expiresAt: new Date(Date.now() + (known ? 0 : LINK_MS)) })
    const takenMail = known?.owner ? emailTakenMail(known.owner) : cnpjTakenMail()
    await mailAccount(tx, {
      eventKey: `registration:${requestId}`,
      to: known?.owner?.email ?? applicant.email,
      data: known ? takenMail : confirmRegistrationMail(token),
    })
  })
}
