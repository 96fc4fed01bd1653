import { string } from '@/services/config/validation'

/** Marks that turn the direction of reading, or cannot be seen: they make one text look like another. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Text that is shown as it is: HTML stays text. Refuses NUL, which no text column takes. */
export const plainText = () => string().trim().test('nul', 'Tire os caracteres que não são texto', hasNoNul)

function hasNoNul(value: string | undefined): boolean {
  return !value?.includes('\u0000')
}

/** A subject on one line, without marks that turn the direction of reading. */
export const cleanSubject = (text: string): string => text.replace(BIDI_CONTROLS, '').replace(/\s+/g, ' ').trim()

/** The beginning of a text that is too long, in whole characters: half an emoji is no text, and no column takes it. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  const end = length - 1
  return `${text.slice(0, text.slice(0, end).isWellFormed() ? end : end - 1)}…`
}
