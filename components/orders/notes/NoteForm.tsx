import { Form, Formik, type FormikHelpers } from 'formik'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { FormField } from '@/components/ui/forms/FormField'
import { deleteDraft, readDraft, saveDraft } from '@/contexts/stores/drafts.store'
import { useSaveNote } from '@/hooks/orders/notes.mutations'
import { formatNumber } from '@/services/format/format.rules'
import { type Mentionable, NOTE_LENGTH, stillMentioned } from '@/services/orders/notes/notes.rules'
import type { Note } from '@/services/orders/notes/notes.schema'
import type { StaffOrderAddress } from '@/services/orders/order-address.rules'
import { flex } from '@/styles/mixins'
import { MentionTextArea } from './MentionTextArea'

type Props = { orderRef: StaffOrderAddress; note?: Note; onDone?: () => void }

/** The counter appears from this length on. */
const NEARLY_FULL = 1800

/** Creates or edits a note; unsent text survives a reload. */
export const NoteForm = ({ orderRef, note, onDone }: Props) => {
  const { mutateAsync: write } = useSaveNote(orderRef, note?.id)
  const draft = noteDraftName(orderRef, note?.id)
  const written: NoteDraft = {
    text: note?.text ?? '',
    people: note?.mentions.map(({ id, name }) => ({ id, name })) ?? [],
  }
  const [initialValues] = useState<NoteDraft>(() => readNoteDraft(draft) ?? written)
  const leave = (): void => {
    deleteDraft(draft)
    onDone?.()
  }
  const submit = async ({ text, people }: NoteDraft, { resetForm }: FormikHelpers<NoteDraft>): Promise<void> => {
    try {
      await write({ text: text.trim(), mentions: stillMentioned(text, people).map(({ id }) => id) })
      resetForm({ values: { text: '', people: [] } })
      leave()
    } catch {
      // The error toast has been shown; the text stays.
    }
  }
  return (
    <Formik initialValues={initialValues} validate={validate} validateOnBlur={false} onSubmit={submit}>
      {({ values, isSubmitting, setFieldValue }) => (
        <Form noValidate>
          <Draft name={draft} values={values} written={written.text} />
          <FormField name="text" label={note ? 'Editar nota' : 'Nova nota'} hint={hintFor(values.text)}>
            {(control) => (
              <MentionTextArea
                {...control}
                orderRef={orderRef}
                onMention={(person) => void setFieldValue('people', [...values.people, person])}
              />
            )}
          </FormField>
          <Buttons>
            {note && (
              <PlainButton size="small" onClick={leave}>
                Cancelar
              </PlainButton>
            )}
            <PlainButton type="submit" size="small" kind={note ? 'primary' : 'default'} busy={isSubmitting}>
              {note ? 'Salvar nota' : 'Escrever nota'}
            </PlainButton>
          </Buttons>
          <FocusFirstError />
        </Form>
      )}
    </Formik>
  )
}

const validate = ({ text }: NoteDraft): { text?: string } => (text.trim() === '' ? { text: 'Escreva a nota.' } : {})

const hintFor = ({ length }: string): string =>
  length > NEARLY_FULL
    ? `${formatNumber(length)} de ${formatNumber(NOTE_LENGTH)} caracteres`
    : 'Digite @ e um nome para chamar alguém da equipe.'

/** Persists the text as a draft while it differs from the saved one. */
const Draft = ({ name, values, written }: { name: string; values: NoteDraft; written: string }) => {
  const { text, people } = values
  useEffect(() => {
    if (text === written) deleteDraft(name)
    else saveDraft(name, { text, people: JSON.stringify(people) })
  }, [name, text, people, written])
  return null
}

const Buttons = styled.div`
  ${flex.wrap};
  justify-content: flex-end;
  gap: 8px;
  margin-top: -6px;
`

/** An unsent note: its text and the people picked for mentions. */
export type NoteDraft = { text: string; people: Mentionable[] }

/** The draft's key: of a new note, or of the note being edited. */
export const noteDraftName = ({ companyId, maskId }: StaffOrderAddress, noteId?: number): string =>
  `note:${String(companyId)}:${maskId}:${noteId === undefined ? 'new' : String(noteId)}`

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
