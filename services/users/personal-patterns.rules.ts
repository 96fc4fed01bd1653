import { ERASED_NAME } from './erasure.rules'

type PersonalData = { firstName: string; email: string; phone: string | null }

/** A POSIX pattern, without regard of case, and what is written in its place. */
export type PersonalPattern = { pattern: string; replacement: string }

const ERASED_EMAIL = 'e-mail removido'
const ERASED_PHONE = 'celular removido'

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * What identifies a person in any text. A name of one word is none of it: it would hit others; their own rows are found
 * by their id.
 */
export function personalPatterns({ firstName, email, phone }: PersonalData): PersonalPattern[] {
  const words = firstName.trim().split(/\s+/)
  const digits = phone?.replace(/\D/g, '').replace(/^55/, '') ?? ''
  const written = /^(\d{2})(\d{4,5})(\d{4})$/.exec(digits)?.slice(1) ?? []
  return [
    { pattern: literal(email), replacement: ERASED_EMAIL },
    ...(words.length > 1 ? [{ pattern: words.map(literal).join('[[:space:]]+'), replacement: ERASED_NAME }] : []),
    ...(written.length > 0
      ? [{ pattern: `([+]?55)?[( ]{0,2}${written.join('[) -]{0,2}')}`, replacement: ERASED_PHONE }]
      : []),
  ]
}
