import { brokenRules, type PersonalData } from './password.rules'

/** What every form holds in which somebody chooses a password. */
export type NewPassword = { password: string; password_again: string }

/** The first message of each field that is wrong: the rules of section 5, and the same password twice. */
export function newPasswordErrors(
  { password, password_again }: NewPassword,
  personal: PersonalData = {},
): Partial<NewPassword> {
  const [broken] = password === '' ? ['Digite sua senha'] : brokenRules(password, personal)
  return {
    ...(broken && { password: broken }),
    ...(password !== password_again && { password_again: 'As senhas não correspondem' }),
  }
}
