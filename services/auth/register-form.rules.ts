import { cepDigits } from '@/services/companies/address-form.rules'
import { ValidationError } from '@/services/config/validation'
import { PRIVACY_POLICY_VERSION } from '@/services/users/privacy.rules'
import { newPasswordErrors } from './new-password.rules'
import type { PersonalData } from './password.rules'
import { type Register, registerBody } from './register.schema'

/** What the form holds: texts as they are typed, with their masks. */
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

/** The body of the call: trimmed, the CEP in digits, what was left empty not sent. Not validated yet. */
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

/** The first message of each field that is wrong, by the field's name in the form. */
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

/** What the password must not hold. */
export const personalOf = ({
  full_name,
  email,
  phone,
  corporate_name,
  trade_name,
  cnpj,
}: RegisterForm): PersonalData => ({ full_name, email, phone, corporate_name, trade_name, cnpj })

/** A form that has no errors, as the body that the API takes. */
export const isValidRegister = (form: RegisterForm): Register => registerBody.validateSync(toRegisterBody(form))

const PASSWORD_FIELDS = ['password', 'password_again', 'consent'] as const

/** What may be kept over a refresh of the page: neither the password nor the consent. */
export function withoutPasswords(form: RegisterForm): Partial<RegisterForm> {
  return Object.fromEntries(
    Object.entries(form).filter(([name]) => !PASSWORD_FIELDS.includes(name as (typeof PASSWORD_FIELDS)[number])),
  )
}

/** The form with what was kept; anything else that is found there is left alone. */
export function restoreDraft(kept: unknown): RegisterForm {
  if (typeof kept !== 'object' || kept === null) return EMPTY_REGISTER
  const names = Object.keys(withoutPasswords(EMPTY_REGISTER))
  const texts = Object.entries(kept).filter(([name, text]) => names.includes(name) && typeof text === 'string')
  return { ...EMPTY_REGISTER, ...Object.fromEntries(texts) }
}
