import { readDraft } from '@/contexts/stores/drafts.store'
import type { Mentionable } from '@/services/orders/notes/notes.rules'
import type { StaffOrderAddress } from '@/services/orders/order-address.rules'

/** An unsent note: its text and the people picked for mentions. */
export type NoteDraft = { text: string; people: Mentionable[] }

/** The draft's key: of a new note, or of the note being edited. */
export const noteDraftName = ({ companyId, maskId }: StaffOrderAddress, noteId?: number): string =>
  `note:${String(companyId)}:${maskId}:${noteId === undefined ? 'new' : String(noteId)}`

/** The persisted draft, if any. */
export function readNoteDraft(name: string): NoteDraft | null {
  const kept = readDraft(name)
  if (kept?.text === undefined) return null
  return { text: kept.text, people: readPeople(kept.people) }
}

function readPeople(json = '[]'): Mentionable[] {
  try {
    const people: unknown = JSON.parse(json)
    return Array.isArray(people) ? people.filter(isPerson) : []
  } catch {
    return []
  }
}

const isPerson = (value: unknown): value is Mentionable =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && typeof value.name === 'string'
