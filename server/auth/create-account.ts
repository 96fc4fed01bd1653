import { recordEvent } from '@/server/audit/audit.service'
import { insertNewCompany } from '@/server/companies/companies.service'
import type { Tx } from '@/server/db/client'
import type { Applicant } from '@/server/db/schema'
import { notifyGroups } from '@/server/notifications/notifications.service'
import { PERMISSIONS } from '@/services/auth/permissions.rules'
import { formatCnpj } from '@/services/format/format.rules'
import { canonicalPhone } from '@/services/users/phone.rules'
import { newCompanyMail } from './account-mail.texts'
import { insertApplicant, insertConsent, setUserCompany } from './registration.repository'

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
  await notifyActivators(tx, added.id, applicant, requestId)
  return true
}

/** Tells those who activate companies that one waits. */
async function notifyActivators(
  tx: Tx,
  companyId: number,
  { company, full_name }: Applicant,
  key: string,
): Promise<void> {
  const cnpj = formatCnpj(company.cnpj)
  const data = newCompanyMail({ person: full_name, corporateName: company.corporate_name, cnpj })
  await notifyGroups(
    tx,
    {
      kind: 'company_registered',
      key: `registration:${key}`,
      companyId,
      words: {
        title: 'Uma empresa nova espera por ativação',
        text: `${company.corporate_name} · ${cnpj}`,
        path: `/platform/admin/clients/${String(companyId)}`,
        needs: 'clients:activate',
      },
      mail: () => ({ template: { name: 'account', data } }),
    },
    PERMISSIONS['clients:activate'].staff,
  )
}
