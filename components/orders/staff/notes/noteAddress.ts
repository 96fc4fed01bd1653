const PREFIX = '#nota-'

/** The id of a note's element: what a mail links to. */
export const noteElementId = (noteId: number): string => `nota-${String(noteId)}`

/** The note that the address names. */
export function calledNote(): number | null {
  const { hash } = window.location
  return hash.startsWith(PREFIX) ? Number(hash.slice(PREFIX.length)) : null
}
