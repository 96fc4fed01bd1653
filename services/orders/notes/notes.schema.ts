import { companyRefSchema } from '@/services/auth/auth.schema'
import { array, boolean, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { pageOf } from '@/services/http/page.schema'
import { managedOrderParams } from '../orders.schema'
import { NOTE_LENGTH } from './notes.rules'

const id = () => number().integer().positive().required()

export const noteParams = managedOrderParams.shape({ noteId: id() })

/** The most users one note may mention. */
const MAX_MENTIONS = 10

export const noteBody = strictObject({
  text: string().trim().max(NOTE_LENGTH).required('Escreva a nota.'),
  /** The ids of the mentioned users. */
  mentions: array(id()).max(MAX_MENTIONS),
})

const personSchema = object({ id: id(), name: string().required() })

export const noteSchema = object({
  id: id(),
  author: personSchema.required(),
  /** null: withdrawn. */
  text: string().nullable().defined(),
  mentions: array(personSchema.shape({ seen_at: string().nullable().defined() })).required(),
  created_at: string().required(),
  edited_at: string().nullable().defined(),
  withdrawn_at: string().nullable().defined(),
  /** Earlier texts, the oldest first. */
  earlier: array(object({ text: string().required(), until: string().required() })).required(),
  /** Until when the caller may change or withdraw it; null when they may not. */
  changeable_until: string().nullable().defined(),
  /** It mentions the caller, who has not seen it yet. */
  awaits_me: boolean().required(),
})

export const noteList = array(noteSchema).required()

export const mentionableQuery = object({ search: string().trim().max(80) })
export const mentionableList = array(personSchema.shape({ groups: array(string().required()).required() })).required()

/** A note that mentions the caller, as the list of pending work shows it. */
export const noteMentionSchema = object({
  note_id: id(),
  order_mask_id: string().required(),
  company: companyRefSchema.required(),
  author_name: string().required(),
  text: string().required(),
  created_at: string().required(),
})

export const noteMentionPage = pageOf(noteMentionSchema)

export type NoteBody = InferType<typeof noteBody>
export type Note = InferType<typeof noteSchema>
export type MentionablePerson = InferType<typeof mentionableList>[number]
export type NoteMention = InferType<typeof noteMentionSchema>
