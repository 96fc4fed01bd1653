import { recordEvent } from '@/server/audit/audit.service'
import { insertNewCompany } from '@/server/companies/companies.service'
import type { Tx } from '@/server/db/client'
import type { Applicant } from '@/server/db/schema'
import { enqueueMail } from '@/server/mail/outbox'
import { PERMISSIONS } from '@/services/auth/permissions.rules'
import { formatCnpj } from '@/services/format/format.rules'
import { canonicalPhone } from '@/services/users/phone.rules'
import { newCompanyMail } from './account-mail.texts'
import { insertApplicant, insertConsent, listStaff, setUserCompany } from './registration.repository'

type Confirmation = { consentedAt: Date; requestId: string }

/**
 * Writes a company that awaits activation, its first user (its admin), their consent and the history, and mails the staff
 * who may activate it. False when e-mail or CNPJ are taken: the caller rolls back.
 */
export async function createAccount(
  tx: Tx,
  applicant: Applicant,
  { consentedAt, requestId }: Confirmation,
): Promise<boolean> {
  const { full_name, email, phone, passwordHash, consent, company, address } = applicant
  const user = await insertApplicant(tx, { fullName: full_name, email, phone: canonicalPhone(phone), passwordHash })
  if (!user) return false
  const author = { id: user.id, name: full_name, requestId }
  const added = await insertNewCompany(tx, author, {
    ...company,
    uf: address.state,
    address: { ...address, label: 'Sede', recipient_name: full_name },
  })
  if (!added) return false
  await setUserCompany(tx, user.id, added.id)
  await insertConsent(tx, { userId: user.id, ...consent, createdAt: consentedAt })
  const event = { model: 'user' as const, objectId: user.id, companyId: added.id }
  await recordEvent(tx, author, { ...event, action: 'registered', after: { full_name, email } })
  await recordEvent(tx, author, { ...event, action: 'consented', after: { privacy_policy: consent.version } })
  await notifyStaff(tx, applicant, requestId)
  return true
}

async function notifyStaff(tx: Tx, { company, full_name }: Applicant, requestId: string): Promise<void> {
  const data = newCompanyMail({
    person: full_name,
    corporateName: company.corporate_name,
    cnpj: formatCnpj(company.cnpj),
  })
  for (const { id, email } of await listStaff(tx, PERMISSIONS['clients:activate'].staff)) {
    await enqueueMail(tx, {
      eventKey: `registration:${requestId}:${String(id)}`,
      to: email,
      template: { name: 'account', data },
    })
  }
}
