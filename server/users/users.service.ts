import { endSessions } from '@/server/auth/sessions.service'
import { settings } from '@/server/config/settings'
import type { Db, Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { mailAccount } from '@/server/notifications/notifications.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { CompanyPerson, NewCompany } from '@/services/companies/companies.schema'
import { insertPerson, welcome } from './create-user'
import { listManagerIds } from './home-company.repository'
import { scopeOf } from './scope'
import {
  activatePeople,
  listAdmins,
  listPeopleIds,
  lockPermission,
  resetGuestsToHome,
  setActiveCompany,
} from './user-changes.repository'
import { toPerson } from './users.mapper'
import { countUsers, isColleague, listPeople, listSalespeople } from './users.repository'

/** People of a company, its admins before the others; all of them, or those whom a search by name or e-mail finds. */
export async function peopleOf(
  db: Db,
  companyId: number,
  window: { search?: string; limit: number; offset: number },
): Promise<CompanyPerson[]> {
  return (await listPeople(db, companyId, window)).map(toPerson)
}

export const countPeopleOf = (db: Db, companyId: number, search?: string): Promise<number> =>
  countUsers(db, { of: 'company', companyId }, { search })

/** The people of staff whose history the actor reads, whatever became of them; undefined for everybody's. */
export const peopleManagedBy = async (conn: Db, actor: Actor): Promise<readonly number[] | undefined> =>
  scopeOf(actor).of === 'staff' ? undefined : listSalespeople(conn)

/** The ids of those who manage a company, whichever they act for at the moment: they hear of what concerns it. */
export const managersOf = (conn: Db, companyId: number): Promise<number[]> => listManagerIds(conn, companyId)

/** Whether this is an active user of the company. */
export const isActiveUserOf = (tx: Tx, companyId: number, userId: number): Promise<boolean> =>
  isColleague(tx, { of: 'company', companyId }, userId)

/**
 * The first admin of a company that staff register, with a temporary password by e-mail, in the caller's transaction.
 * Refuses 409 for an e-mail that has an account.
 */
export async function createCompanyAdmin(
  tx: Tx,
  actor: Actor,
  companyId: number,
  person: NewCompany['user'],
): Promise<void> {
  const admin = { ...person, permissions_groups: ['CLIENTE', 'GESTOR'] as const, is_company_admin: true, companyId }
  const user = await insertPerson(tx, { ...admin, permissions_groups: [...admin.permissions_groups] })
  await welcome(tx, actor, { user, permitted: [] })
}

/** A company is let in: on the first time so are its people, and every time its admins hear of it by mail. */
export async function activateCompanyPeople(
  tx: Tx,
  company: { id: number; corporateName: string },
  { isFirst }: { isFirst: boolean },
): Promise<void> {
  if (isFirst) await activatePeople(tx, company.id)
  const at = String(Date.now())
  for (const { id, firstName, email } of await listAdmins(tx, company.id)) {
    await mailAccount(tx, {
      eventKey: `company-activated:${String(company.id)}:${String(id)}:${at}`,
      to: email,
      data: activatedMail(firstName, company.corporateName),
    })
  }
}

/** A company is closed: the sessions of its people end, and buyers of other companies no longer act for it. */
export async function suspendCompanyPeople(tx: Tx, companyId: number): Promise<void> {
  await endSessions(tx, await listPeopleIds(tx, companyId))
  await resetGuestsToHome(tx, companyId)
}

/** Makes the company the one that a person acts for. Refuses 404 for one that is not permitted to them any more. */
export async function setActingCompany(tx: Tx, userId: number, companyId: number): Promise<void> {
  if (!(await lockPermission(tx, userId, companyId))) throw new Refusal('not_found')
  await setActiveCompany(tx, userId, companyId)
}

const activatedMail = (firstName: string, corporateName: string) => ({
  subject: 'Sua empresa está ativa na Arrenda',
  title: `${corporateName} está ativa`,
  paragraphs: [
    `Olá, ${firstName.split(' ')[0] ?? firstName}.`,
    'Analisamos o cadastro da sua empresa e liberamos o acesso. Faça uma simulação: leva cerca de 3 minutos e você vê o preço antes de pedir.',
  ],
  action: { label: 'Entrar na Arrenda', url: `${settings().APP_URL}/?action=login` },
  note: 'Você recebeu este e-mail porque administra a conta da sua empresa na Arrenda.',
})
