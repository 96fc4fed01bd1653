import { transaction } from '@/server/db/client'
import type { Caller } from '@/server/http/client-address'
import { Refusal } from '@/server/http/refusal'
import { byAddress, throttleFailures } from '@/server/http/throttle'
import { mailAccount } from '@/server/notifications/notifications.service'
import { registeredMail } from './account-mail.texts'
import { createAccount } from './create-account'
import { findExistingAccount, takeRegistration } from './registration.repository'
import { hashToken } from './secrets.service'

/**
 * Opens the account of a company with the link that `register` has mailed: company, address, first person, consent, history
 * and mails in one transaction; it then waits for staff to activate it.
 * Refuses 400 `link_not_valid` for a link that is unknown, used or older than 48 hours; 409 `conflict` where e-mail or CNPJ
 * got an account in the meantime; 429 for an address that guesses links.
 */
export function confirmRegistration(token: string, { address }: Caller, requestId: string): Promise<void> {
  return throttleFailures([byAddress('confirm-address', address)], () =>
    transaction(async (tx) => {
      const registration = await takeRegistration(tx, hashToken(token))
      if (!registration) throw new Refusal('link_not_valid', { errors: [DEAD_LINK] })
      const { applicant, createdAt } = registration
      const known = await findExistingAccount(tx, applicant)
      // False where another confirmation has won since the look-up.
      const isOpened = !known && (await createAccount(tx, applicant, { consentedAt: createdAt, requestId }))
      if (!isOpened) throw new Refusal('conflict', { errors: [known?.owner ? EMAIL_TAKEN : CNPJ_TAKEN] })
      await mailAccount(tx, {
        eventKey: `registration:${requestId}`,
        to: applicant.email,
        data: registeredMail(),
      })
    }),
  )
}

const DEAD_LINK = 'Esse link não vale mais. Faça o cadastro de novo para receber outro.'
const EMAIL_TAKEN = 'Este e-mail já tem uma conta. Entre com a sua senha ou crie uma nova.'
const CNPJ_TAKEN = 'Sua empresa já tem uma conta na Arrenda. Peça acesso a quem a administra.'
