import { readDraft } from '@/contexts/drafts.store'
import type { Mentionable } from '@/services/orders/notes.rules'
import type { StaffOrderRef } from '../workflow/order.types'

/** A note as it is typed: its words, and who was chosen to be called. */
export type NoteDraft = { text: string; people: Mentionable[] }

/** A new note of the order, or a change of one of its notes. */
export const noteDraftName = ({ companyId, maskId }: StaffOrderRef, noteId?: number): string =>
  `note:${String(companyId)}:${maskId}:${noteId === undefined ? 'new' : String(noteId)}`

/** What was typed and not sent before the page was left. */
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
