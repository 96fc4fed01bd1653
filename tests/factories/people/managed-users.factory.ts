import type { Page } from '@/services/http/page.schema'
import type { ManagedUser } from '@/services/users/users.schema'
import { callApi } from '../http/call-api'
import { rowsOf } from '../rows'
import { aCompany, aUser } from './users.factory'

let made = 0

/** The body with which a manager registers a COLABORADOR; each has a unique e-mail. */
export const newUser = (overrides = {}) => ({
  full_name: 'Nina Rocha',
  email: `nina${String(++made)}@registrada.example`,
  phone: '(11) 91234-5678',
  permissions_groups: ['CLIENTE', 'COLABORADOR'],
  ...overrides,
})

export const listUsers = (token: string, query = '') => callApi<Page<ManagedUser>>('GET', `/users${query}`, { token })
export const createUser = (token: string, body: unknown = newUser()) =>
  callApi<ManagedUser>('POST', '/users', { token, body })
export const changeUser = (token: string, id: number, body: unknown) =>
  callApi<ManagedUser>('PUT', `/users/${String(id)}`, { token, body })
export const deleteUser = (token: string, id: number) => callApi('DELETE', `/users/${String(id)}`, { token })

export const historyOfUser = (id: number) =>
  rowsOf(`select action, before, after from event_logs where model_name = 'user' and object_id = $1 order by id`, [id])

/** The data that a refusal must not change. */
export const everythingOfUsers = async () => ({
  users: await rowsOf('select * from users order by id'),
  events: await rowsOf('select count(*) from event_logs'),
  mails: await rowsOf('select count(*) from mail_outbox'),
  permitted: await rowsOf('select * from permitted_companies order by 1, 2'),
})

/** A company with an admin, a manager, a buyer and a collaborator. */
export async function aHouse() {
  const company = await aCompany()
  const admin = await aUser({ company, isCompanyAdmin: true, firstName: 'Ana Admin' })
  const manager = await aUser({ company, firstName: 'Gil Gestor' })
  const buyer = await aUser({ company, groups: ['CLIENTE', 'VENDEDOR'], permitted: [company], firstName: 'Bia Compra' })
  const member = await aUser({
    company,
    groups: ['CLIENTE', 'COLABORADOR'],
    firstName: 'Caio Mesa',
    responsibleId: manager.id,
  })
  return { company, admin, manager, buyer, member }
}
