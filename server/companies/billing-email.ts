import { randomUUID } from 'node:crypto'
import { recordEvent } from '@/server/audit/audit.service'
import { db, transaction, type Tx } from '@/server/db/client'
import type { Caller } from '@/server/http/client-address'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { byAccount, byAddress, throttle, throttleFailures } from '@/server/http/throttle'
import { mailAccount } from '@/server/notifications/notifications.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { BillingEmail } from '@/services/companies/billing-email.schema'
import { activeCompany } from './active-company'
import { billingEmailMail } from './billing-email.texts'
import { billingEmailToken, companyOfToken, isTokenOf } from './billing-email.token'
import { toCompanyRecord } from './companies.mapper'
import { type CompanyFields, type CompanyRow, findCompany, lockCompany, setCompanyFields } from './companies.repository'

/** The billing e-mail of the actor's company. Refuses 403 while none is chosen. */
export async function getBillingEmail(actor: Actor): Promise<BillingEmail> {
  return toBillingEmail(orNotFound(await findCompany(db(), activeCompany(actor))).company)
}

/**
 * Changes the billing e-mail of the actor's company and mails a link to the new one, or another link to one that is not
 * confirmed yet; null takes it away. Until its owner confirms it, it gets no invoice.
 * Refuses 429 for a person or an e-mail that asks for too many links.
 */
export async function changeBillingEmail(actor: Actor, email: string | null): Promise<BillingEmail> {
  const companyId = activeCompany(actor)
  return transaction(async (tx) => {
    const before = orNotFound(await lockCompany(tx, companyId))
    const fields = billingEmailFields(before, email)
    const after = { ...before, ...fields }
    if (after.billingEmail !== before.billingEmail) {
      await setCompanyFields(tx, companyId, fields)
      await recordEvent(tx, actor, {
        ...eventOf(companyId),
        action: 'changed',
        before: toCompanyRecord(before),
        after: toCompanyRecord(after),
      })
    }
    await mailBillingLink(tx, actor, after)
    return toBillingEmail(after)
  })
}

/** What a new billing e-mail changes of a company; the same one, however it is written, keeps its confirmation. */
export const billingEmailFields = ({ billingEmail }: CompanyRow, email: string | null): CompanyFields =>
  (email ?? '').toLowerCase() === (billingEmail ?? '').toLowerCase()
    ? {}
    : { billingEmail: email, billingEmailConfirmedAt: null }

/**
 * Mails the link that confirms a company's billing e-mail, unless there is none or it is confirmed. Refuses 429 as
 * `changeBillingEmail`: nobody fills a stranger's mailbox with links.
 */
export async function mailBillingLink(tx: Tx, actor: Actor, company: CompanyRow): Promise<void> {
  const { id, corporateName, billingEmail: email, billingEmailConfirmedAt } = company
  if (email === null || billingEmailConfirmedAt !== null) return
  await throttle(byAccount('billing-email-account', email), ['billing-email-person', String(actor.id)])
  const token = billingEmailToken({ companyId: id, email })
  await mailAccount(tx, {
    eventKey: `billing-email:${String(id)}:${randomUUID()}`,
    to: email,
    data: billingEmailMail(corporateName, token),
  })
}

/**
 * Confirms a company's billing e-mail with the mailed link; a second press changes nothing.
 * Refuses 400 `link_not_valid` alike for a link that is forged, older than 48 hours, or of an address that the company
 * has given up; 429 for an address that guesses.
 */
export function confirmBillingEmail(token: string, { address }: Caller, requestId: string): Promise<void> {
  return throttleFailures([byAddress('confirm-address', address)], () =>
    transaction(async (tx) => {
      const companyId = companyOfToken(token)
      const company = companyId === undefined ? undefined : await lockCompany(tx, companyId)
      const email = company?.billingEmail ?? null
      if (!company || email === null || !isTokenOf(token, { companyId: company.id, email }))
        throw new Refusal('link_not_valid', { errors: [DEAD_LINK] })
      if (company.billingEmailConfirmedAt !== null) return
      await setCompanyFields(tx, company.id, { billingEmailConfirmedAt: new Date() })
      // Whoever holds the link reads that mailbox; more is not known of them.
      await recordEvent(
        tx,
        { id: null, name: email, requestId },
        { ...eventOf(company.id), action: 'billing_email_confirmed', after: { billing_email: email } },
      )
    }),
  )
}

const DEAD_LINK = 'Esse link não vale mais. Peça outro nas configurações da empresa.'

const eventOf = (id: number) => ({ model: 'company' as const, objectId: id, companyId: id })

const toBillingEmail = ({ billingEmail, billingEmailConfirmedAt }: CompanyRow): BillingEmail => ({
  billing_email: billingEmail,
  billing_email_confirmed_at: billingEmailConfirmedAt?.toISOString() ?? null,
})
