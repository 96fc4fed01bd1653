import { array, boolean, number, object, strictObject, string, type InferType } from '@/services/config/validation'
import { WAITS } from './actor.rules'

export const loginBody = strictObject({
  email: string().email().required(),
  password: string().required('Digite sua senha').max(200),
  /** A quotation begun as a visitor goes on as the same one after the log-in. */
  quotation_id: number().integer().positive(),
})

/** What the log-in form holds. */
export const loginForm = object({
  email: string().trim().email('Digite um email válido').required('Digite um email válido'),
  password: string().required('Digite sua senha'),
})

export const refreshBody = strictObject({ refresh_token: string().required() })

export const companyRefSchema = object({ id: number().integer().required(), corporate_name: string().required() })

/** A company that a user may act for. */
const permittedCompanySchema = companyRefSchema.shape({ cnpj: string().required() })

export const userSchema = object({
  id: number().integer().required(),
  first_name: string().required(),
  username: string().required(),
  email: string().required(),
  phone: string().nullable().defined(),
  permissions_groups: array(string().required()).required(),
  company: companyRefSchema.nullable().default(undefined).defined(),
  is_company_admin: boolean().required(),
  nps: boolean().required(),
  permitted_companys: array(permittedCompanySchema).required(),
  last_login: string().nullable().defined(),
  /** What has to happen before anything else is open to this user. */
  waits_for: string().oneOf(WAITS).nullable().default(undefined).defined(),
})

export const tokensSchema = object({ access: string().required(), refresh: string().required() })

export const loginAnswer = tokensSchema.shape({ user: userSchema.required() })

export type User = InferType<typeof userSchema>
export type PermittedCompany = InferType<typeof permittedCompanySchema>
export type Tokens = InferType<typeof tokensSchema>
export type LoginAnswer = InferType<typeof loginAnswer>
export type LoginForm = InferType<typeof loginForm>
