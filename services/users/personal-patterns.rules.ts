import { ERASED_NAME } from './erasure.rules'

/** What somebody is or was called and reached by. */
export type PersonalData = { names: readonly string[]; emails: readonly string[]; phones: readonly string[] }

/** A pattern of PostgreSQL, without regard of case, and what is written in its place. */
export type PersonalPattern = { pattern: string; replacement: string }

const ERASED_EMAIL = 'e-mail removido'
const ERASED_PHONE = 'celular removido'

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What comes before a text of its own: no more of the same, or a line break as JSON writes it. */
const after = (same: string): string => `(?:(?<!${same})|(?<=\\\\[nrtbf]))`

/** Not the end of `joana@…`, not the beginning of `….com.br`; a file may be called like it. */
const emailPattern = (email: string): string =>
  `${after('[[:alnum:].+]')}${literal(email)}(?![[:alnum:]]|\\.[a-z]{2}(?![[:alnum:]]))`

/** Not `Joana Reis` for `Ana Reis`. */
const namePattern = (words: readonly string[]): string =>
  `${after('[[:alpha:]]')}${words.map(literal).join('[[:space:]]+')}(?![[:alpha:]])`

function phonePattern(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^55/, '')
  const written = /^(\d{2})(\d{4,5})(\d{4})$/.exec(digits)?.slice(1)
  return written && `([+]?55)?[( ]{0,2}${written.join('[) -]{0,2}')}`
}

/** The longest first: of `Ana Reis Lima` nothing stays behind when `Ana Reis` is replaced as well. */
const distinct = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.trim()).filter(Boolean))].sort((one, other) => other.length - one.length)

/**
 * What identifies a person in any text. A name of one word is none of it: it would hit others; their own rows are found
 * by their id.
 */
export function personalPatterns({ names, emails, phones }: PersonalData): PersonalPattern[] {
  const fullNames = distinct(names)
    .map((name) => name.split(/\s+/))
    .filter((words) => words.length > 1)
  const numbers = distinct(phones).flatMap((phone) => phonePattern(phone) ?? [])
  return [
    ...distinct(emails).map((email) => ({ pattern: emailPattern(email), replacement: ERASED_EMAIL })),
    ...fullNames.map((words) => ({ pattern: namePattern(words), replacement: ERASED_NAME })),
    ...numbers.map((pattern) => ({ pattern, replacement: ERASED_PHONE })),
  ]
}
