/** What people type is text, not a pattern. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The pattern of what holds a text. */
export const partly = (text: string): string => `%${literal(text)}%`

/** The pattern of what begins with a text. */
export const beginning = (text: string): string => `${literal(text)}%`
