import { GROUPS } from '@/services/auth/actor.rules'
import { companyRefSchema } from '@/services/auth/auth.schema'
import { id } from '@/services/config/id.schema'
import { array, boolean, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { fullName, mobilePhone, personFields } from './person.schema'
import { USER_ORDERINGS } from './user-orderings.rules'

/** A user in the list of user administration. */
export const managedUserSchema = object({
  id: number().integer().required(),
  first_name: string().required(),
  username: string().required(),
  email: string().required(),
  phone: string().nullable().defined(),
  permissions_groups: array(string().required()).required(),
  is_company_admin: boolean().required(),
  responsible: object({ id: number().integer().required(), first_name: string().required() })
    .nullable()
    .default(undefined)
    .defined(),
  permitted_companys: array(companyRefSchema).required(),
  /** Units associated with this person. */
  equipment_count: number().integer().min(0).required(),
  active: boolean().required(),
  last_login: string().nullable().defined(),
  created_at: string().required(),
})

export const managedUserPage = pageOf(managedUserSchema)

export const userListQuery = object({
  ...pageQuery,
  /** Part of the name or the e-mail. */
  search: string().trim().max(80),
  /** Users with this group. */
  type: string().oneOf(GROUPS),
  active: boolean(),
  ordering: string().oneOf(USER_ORDERINGS).default('first_name'),
})

/** The same filters and order for the whole list as a file. */
export const userCsvQuery = userListQuery.omit(['page', 'page_size'])

const groups = () => array(string().oneOf(GROUPS).required()).min(1, 'Escolha pelo menos um perfil').max(GROUPS.length)

const permitted = () => array(id().required()).max(5000)

/** The e-mail is the log-in: it is set once, and the first password is sent there. */
export const newUserBody = strictObject({
  ...personFields,
  phone: mobilePhone(),
  permissions_groups: groups().required(),
  is_company_admin: boolean(),
  responsible_id: id().nullable(),
  /** Companies that a salesperson may act for. */
  permitted_companys: permitted(),
})

export const userUpdateBody = strictObject({
  full_name: fullName(),
  phone: mobilePhone().nullable(),
  permissions_groups: groups(),
  is_company_admin: boolean(),
  responsible_id: id().nullable(),
  permitted_companys: permitted(),
  active: boolean(),
})

export const userParams = object({ id: id().required() })

export type ManagedUser = InferType<typeof managedUserSchema>
export type UserListQuery = InferType<typeof userListQuery>
export type UserCsvQuery = InferType<typeof userCsvQuery>
export type NewUser = InferType<typeof newUserBody>
export type UserUpdate = InferType<typeof userUpdateBody>
