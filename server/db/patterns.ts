/** What people type is text, not a pattern. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The pattern of what holds a text. */
export const containsPattern = (text: string): string => `%${escapeLike(text)}%`

/** The pattern of what begins with a text. */
export const prefixPattern = (text: string): string => `${escapeLike(text)}%`
