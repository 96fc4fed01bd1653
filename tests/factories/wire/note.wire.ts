import type { Note, NoteMention } from '@/services/orders/notes/notes.schema'

/** An internal note as staff read it. */
export const wireNote = (fields: Partial<Note> = {}): Note => ({
  id: 12,
  author: { id: 5, name: 'Helena Prado' },
  text: 'O cliente prefere receber pela manhã.',
  mentions: [],
  created_at: '2026-11-18T12:00:00.000Z',
  edited_at: null,
  withdrawn_at: null,
  earlier: [],
  changeable_until: null,
  awaits_me: false,
  ...fields,
})

/** An unread mention in the note. */
export const wireNoteMention = (fields: Partial<NoteMention> = {}): NoteMention => ({
  note_id: 12,
  order_mask_id: '000128',
  company: { id: 1, corporate_name: 'Horizonte Engenharia Ltda.' },
  author_name: 'Helena Prado',
  text: '@Otávio Quirino, veja a cláusula 4.',
  created_at: '2026-11-18T12:00:00.000Z',
  ...fields,
})
