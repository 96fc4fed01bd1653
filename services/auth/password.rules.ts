import { plainText } from '@/services/format/plain-text.rules'

/** Personal data that a password must not contain: the owner's and their company's. */
export type PersonalData = {
  full_name?: string | null
  email?: string | null
  phone?: string | null
  corporate_name?: string | null
  trade_name?: string | null
  cnpj?: string | null
}

export const PASSWORD_RULE_NAMES = ['length', 'upper', 'lower', 'digit', 'personal', 'common'] as const

export type PasswordRuleName = (typeof PASSWORD_RULE_NAMES)[number]

type PasswordRule = {
  name: PasswordRuleName
  /** Verbatim from the specification, section 5, where it has a text. */
  message: string
  holds: (password: string, personal: PersonalData) => boolean
}

/** The rules checked in browser and server, in the order in which they are shown (specification, section 5). */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  { name: 'length', message: 'No mínimo 8 caracteres', holds: (password) => password.length >= 8 },
  { name: 'upper', message: 'No mínimo 1 letra maiúscula', holds: (password) => /\p{Lu}/u.test(password) },
  { name: 'lower', message: 'No mínimo 1 letra minúscula', holds: (password) => /\p{Ll}/u.test(password) },
  { name: 'digit', message: 'No mínimo 1 número', holds: (password) => /\d/.test(password) },
  {
    name: 'personal',
    message: 'Sem seu nome, e-mail, celular ou dados da empresa',
    holds: (password, personal) => password !== '' && !holdsPersonalData(password, personal),
  },
]

/** Checked by the server (`password-rules/check`), which has the list. */
export const COMMON_PASSWORD = { name: 'common', message: 'Difícil de adivinhar (Senha123 não serve)' } as const

/** The messages of the rules that a password breaks, those of the specification first. */
export const brokenRules = (password: string, personal: PersonalData = {}): string[] =>
  PASSWORD_RULES.filter(({ holds }) => !holds(password, personal)).map(({ message }) => message)

/** The shortest part of a name or number that counts as personal data. */
const PART = 4

/** True when the password contains a part of the user's or company's data, in any notation. */
function holdsPersonalData(password: string, personal: PersonalData): boolean {
  const bare = plainText(password).replace(/[^a-z0-9]/g, '')
  return partsOf(personal).some((part) => bare.includes(part))
}

function partsOf({ full_name, email, phone, corporate_name, trade_name, cnpj }: PersonalData): string[] {
  const words = [full_name, corporate_name, trade_name, withoutEnding(email)].flatMap(wordsOf)
  return [...new Set([...words, ...phoneParts(phone), ...cnpjParts(cnpj)])].filter((part) => part.length >= PART)
}

const wordsOf = (text: string | null | undefined): string[] =>
  plainText(text ?? '')
    .split(/[^a-z0-9]+/)
    .filter((word) => !LEGAL_FORMS.has(word))

/** Words that are part of many companies' names identify none of them. */
const LEGAL_FORMS = new Set(['ltda', 'eireli', 'limitada', 'sociedade', 'empresa'])

/** 'marina@horizonte.com.br' without the part from the first dot of its domain on. */
const withoutEnding = (email: string | null | undefined): string => (email ?? '').replace(/(@[^.]*)\..*$/, '$1')

/** The two halves in which a number is usually written: 98765 and 4321 of (11) 98765-4321. */
function phoneParts(phone: string | null | undefined): string[] {
  const national = (phone ?? '').replace(/\D/g, '').slice(-9)
  return national.length < 8 ? [] : [national.slice(0, -4), national.slice(-4)]
}

/** The halves of a CNPJ's root; the branch and check digits are not specific enough. */
function cnpjParts(cnpj: string | null | undefined): string[] {
  const root = plainText(cnpj ?? '')
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 8)
  return root.length < 8 ? [] : [root.slice(0, 4), root.slice(4)]
}
