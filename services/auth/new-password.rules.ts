import { brokenRules, type PersonalData } from './password.rules'

/** The values of every form in which a user chooses a password. */
export type NewPassword = { password: string; password_again: string }

/** The first error of each field: the rules of section 5, and the repeated password. */
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
