import { cepDigits } from '@/services/companies/address-form.rules'
import { ValidationError } from '@/services/config/validation'
import { PRIVACY_POLICY_VERSION } from '@/services/users/privacy.rules'
import { newPasswordErrors } from './new-password.rules'
import type { PersonalData } from './password.rules'
import { type Register, registerBody } from './register.schema'

/** The values of the form: texts as typed, with their masks. */
export const EMPTY_REGISTER = {
  cnpj: '',
  corporate_name: '',
  trade_name: '',
  postal_code: '',
  state: '',
  city: '',
  district: '',
  street: '',
  number: '',
  complement: '',
  reference_point: '',
  full_name: '',
  email: '',
  phone: '',
  password: '',
  password_again: '',
  consent: false,
}

export type RegisterForm = typeof EMPTY_REGISTER

/** The request body: trimmed, the CEP as digits, without empty fields. Not validated yet. */
export function toRegisterBody(form: RegisterForm): unknown {
  const { cnpj, corporate_name, trade_name, full_name, email, phone, password, consent } = form
  const { state, city, district, street, number, complement, reference_point } = form
  const postal_code = cepDigits(form.postal_code)
  return {
    ...withoutBlanks({ full_name, email, phone }),
    password,
    company: withoutBlanks({ cnpj, corporate_name, trade_name }),
    address: withoutBlanks({ postal_code, state, city, district, street, number, complement, reference_point }),
    ...(consent && { privacy_policy: PRIVACY_POLICY_VERSION }),
  }
}

const withoutBlanks = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])))

/** The first error of each field, by the field's name in the form. */
export function registerErrors(form: RegisterForm): Record<string, string> {
  return { ...bodyErrors(form), ...newPasswordErrors(form, personalOf(form)) }
}

function bodyErrors(form: RegisterForm): Record<string, string> {
  try {
    registerBody.validateSync(toRegisterBody(form), { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(
      error.inner.toReversed().map(({ path, message }) => {
        const name = path?.split('.').at(-1) ?? ''
        return [name === 'privacy_policy' ? 'consent' : name, message]
      }),
    )
  }
}

/** The personal data that the password must not contain. */
export const personalOf = ({
  full_name,
  email,
  phone,
  corporate_name,
  trade_name,
  cnpj,
}: RegisterForm): PersonalData => ({ full_name, email, phone, corporate_name, trade_name, cnpj })

/** A valid form as the request body. */
export const isValidRegister = (form: RegisterForm): Register => registerBody.validateSync(toRegisterBody(form))

const PASSWORD_FIELDS = ['password', 'password_again', 'consent'] as const

/** The values that may be stored across a reload: neither the passwords nor the consent. */
export function withoutPasswords(form: RegisterForm): Partial<RegisterForm> {
  return Object.fromEntries(
    Object.entries(form).filter(([name]) => !PASSWORD_FIELDS.includes(name as (typeof PASSWORD_FIELDS)[number])),
  )
}

/** The form with its stored values; unknown stored entries are ignored. */
export function restoreDraft(kept: unknown): RegisterForm {
  if (typeof kept !== 'object' || kept === null) return EMPTY_REGISTER
  const names = Object.keys(withoutPasswords(EMPTY_REGISTER))
  const texts = Object.entries(kept).filter(([name, text]) => names.includes(name) && typeof text === 'string')
  return { ...EMPTY_REGISTER, ...Object.fromEntries(texts) }
}
