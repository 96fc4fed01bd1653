import {
  array,
  boolean,
  type InferType,
  mixed,
  number,
  object,
  strictObject,
  string,
} from '@/services/config/validation'
import { WAIT_REASONS } from './actor.rules'
import { PASSWORD_RULE_NAMES } from './password.rules'

/** As the cookie holds it: a number or its digits; null and an empty text for none (specification, section 7). */
const quotationId = () =>
  mixed<number | string>()
    .nullable()
    .test('quotation', 'Somente números', (value) => !Number.isNaN(toQuotationId(value)))

/** The quotation of a log-in's body; undefined for none, NaN for what is no id. */
export const toQuotationId = (value: number | string | null | undefined): number | undefined => {
  if (value === undefined || value === null || value === '') return undefined
  return /^[1-9]\d{0,9}$/.test(String(value)) ? Number(value) : Number.NaN
}

export const loginBody = strictObject({
  email: string().email().required(),
  password: string().required('Digite sua senha').max(200),
  /** A quotation begun as a visitor goes on as the same one after the log-in. */
  quotation_id: quotationId(),
})

/** The values of the log-in form. */
export const loginForm = object({
  email: string().trim().email('Digite um email válido').required('Digite um email válido'),
  password: string().required('Digite sua senha'),
})

/** The values of the form for a forgotten password. */
export const recoverForm = loginForm.pick(['email'])

export const refreshBody = strictObject({ refresh_token: string().required() })

/** Longer than any passphrase; hashing megabytes would make denial of service easy. */
const password = () => string().max(200).required('Digite sua senha')

export const changePasswordBody = strictObject({ old_password: password(), new_password: password() })

export const passwordResetBody = strictObject({ email: string().email().max(254).required('Digite um email válido') })

export const passwordResetConfirmBody = strictObject({ token: string().max(200).required(), password: password() })

const personal = () => string().max(200)

/** The data typed so far; a logged-in user does not send their own. */
export const passwordCheckBody = strictObject({
  password: string().max(200).defined(),
  full_name: personal(),
  email: personal(),
  phone: personal(),
  corporate_name: personal(),
  trade_name: personal(),
  cnpj: personal(),
})

export const passwordCheckAnswer = object({
  accepted: boolean().required(),
  rules: array(
    object({
      rule: string().oneOf(PASSWORD_RULE_NAMES).required(),
      message: string().required(),
      holds: boolean().required(),
    }),
  ).required(),
})

export const companyRefSchema = object({ id: number().integer().required(), corporate_name: string().required() })

/** A company that the user may act for. */
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
  /** What this user has to wait for, or do, before anything else is available. */
  waits_for: string().oneOf(WAIT_REASONS).nullable().default(undefined).defined(),
})

export const tokensSchema = object({ access: string().required(), refresh: string().required() })

export const loginAnswer = tokensSchema.shape({ user: userSchema.required() })

export type User = InferType<typeof userSchema>
export type PermittedCompany = InferType<typeof permittedCompanySchema>
export type ChangePassword = InferType<typeof changePasswordBody>
export type PasswordResetConfirm = InferType<typeof passwordResetConfirmBody>
export type PasswordCheck = InferType<typeof passwordCheckBody>
export type PasswordCheckAnswer = InferType<typeof passwordCheckAnswer>
export type Tokens = InferType<typeof tokensSchema>
export type LoginAnswer = InferType<typeof loginAnswer>
export type LoginForm = InferType<typeof loginForm>
