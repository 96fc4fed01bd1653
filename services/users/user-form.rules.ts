import { formatPhone } from '@/services/format/format.rules'
import type { ManagedUser, NewUser, UserUpdate } from './users.schema'

/** The values of a user's form. */
export type UserForm = {
  full_name: string
  email: string
  phone: string
  /** Without CLIENTE. */
  groups: string[]
  is_company_admin: boolean
  /** An id as text; empty for none. */
  responsible_id: string
  companies: { id: number; corporate_name: string }[]
}

export const emptyUserForm = (groups: string[], responsibleId?: number): UserForm => ({
  full_name: '',
  email: '',
  phone: '',
  groups,
  is_company_admin: false,
  responsible_id: responsibleId === undefined ? '' : String(responsibleId),
  companies: [],
})

export const toUserForm = (user: ManagedUser): UserForm => ({
  full_name: user.first_name,
  email: user.email,
  phone: user.phone ? formatPhone(user.phone) : '',
  groups: user.permissions_groups.filter((group) => group !== 'CLIENTE'),
  is_company_admin: user.is_company_admin,
  responsible_id: user.responsible ? String(user.responsible.id) : '',
  companies: user.permitted_companys.map(({ id, corporate_name }) => ({ id, corporate_name })),
})

type Side = 'customer' | 'staff'

const responsibleOf = ({ responsible_id }: UserForm): number | null => (responsible_id ? Number(responsible_id) : null)

const groupsOf = ({ groups }: UserForm, side: Side): NewUser['permissions_groups'] =>
  (side === 'customer' ? ['CLIENTE', ...groups] : groups) as NewUser['permissions_groups']

/** The body that creates the user; not validated yet. */
export const toNewUser = (form: UserForm, side: Side): NewUser => ({
  full_name: form.full_name.trim(),
  email: form.email.trim(),
  ...(form.phone.trim() && { phone: form.phone.trim() }),
  permissions_groups: groupsOf(form, side),
  responsible_id: responsibleOf(form),
  ...(form.is_company_admin && { is_company_admin: true }),
  ...(side === 'staff' && { permitted_companys: form.companies.map(({ id }) => id) }),
})

/** Only the changed fields, so that concurrent editors do not undo each other's changes; not validated yet. */
export function toUserUpdate(form: UserForm, user: ManagedUser, side: Side): UserUpdate {
  const before = toUserForm(user)
  const differs = (name: keyof UserForm): boolean => JSON.stringify(form[name]) !== JSON.stringify(before[name])
  return {
    ...(differs('full_name') && { full_name: form.full_name.trim() }),
    ...(differs('phone') && { phone: form.phone.trim() || null }),
    ...(differs('groups') && { permissions_groups: groupsOf(form, side) }),
    ...(differs('is_company_admin') && { is_company_admin: form.is_company_admin }),
    ...(differs('responsible_id') && { responsible_id: responsibleOf(form) }),
    ...(differs('companies') && { permitted_companys: form.companies.map(({ id }) => id) }),
  }
}
