import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { ConfirmCommand } from '@/components/ui/dialogs/CommandButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Moment } from '@/components/ui/display/Moment'
import { useMarkNoteSeen, useWithdrawNote } from '@/hooks/orders/notes.mutations'
import { formatMoment } from '@/services/format/format.rules'
import { type Mentionable, noteParts } from '@/services/orders/notes/notes.rules'
import type { Note } from '@/services/orders/notes/notes.schema'
import type { StaffOrderAddress } from '@/services/orders/order-address.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { NoteForm } from './NoteForm'

const PREFIX = '#nota-'

/** The id of a note's element, which e-mails link to. */
export const noteElementId = (noteId: number): string => `nota-${String(noteId)}`

/** The note named by the URL's hash, if any. */
export function noteInAddress(): number | null {
  const { hash } = window.location
  return hash.startsWith(PREFIX) ? Number(hash.slice(PREFIX.length)) : null
}

type NoteTextProps = { text: string; mentions: readonly Pick<Mentionable, 'name'>[] }

export const NoteText = ({ text, mentions }: NoteTextProps) => (
  <Words>
    {noteParts(text, mentions).map((part, place) =>
      part.isMention ? <b key={place}>{part.text}</b> : <span key={place}>{part.text}</span>,
    )}
  </Words>
)

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  b {
    border-radius: 4px;
    background: ${color.brandSoft};
    color: ${color.brandText};
    font-weight: 550;
  }
`

type Props = { note: Note; orderRef: StaffOrderAddress }

/** One note. Its author may edit or withdraw it for a while. */
export const NoteEntry = ({ note, orderRef }: Props) => {
  const place = useRef<HTMLLIElement>(null)
  const [editing, setEditing] = useState(false)
  useEffect(() => {
    if (noteInAddress() !== note.id) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [note.id])
  return (
    <Item ref={place} id={noteElementId(note.id)} tabIndex={-1} $called={note.awaits_me}>
      <header>
        <b>{note.author.name}</b>
        <Moment at={note.created_at} />
      </header>
      {editing ? (
        <NoteForm orderRef={orderRef} note={note} onDone={() => setEditing(false)} />
      ) : (
        <NoteContent note={note} orderRef={orderRef} onEdit={() => setEditing(true)} />
      )}
    </Item>
  )
}

const NoteContent = ({ note, orderRef, onEdit }: Props & { onEdit: () => void }) => {
  const { mutate: see, isPending } = useMarkNoteSeen(orderRef)
  if (note.text === null) return <Withdrawn>Nota retirada por quem escreveu.</Withdrawn>
  return (
    <>
      <NoteText text={note.text} mentions={note.mentions} />
      {note.earlier.length > 0 && <EarlierVersions note={note} />}
      {(note.awaits_me || note.changeable_until) && (
        <Row>
          {note.awaits_me && (
            <PlainButton kind="primary" size="small" busy={isPending} onClick={() => see(note.id)}>
              Marcar como vista
            </PlainButton>
          )}
          {note.changeable_until && (
            <>
              <PlainButton size="small" onClick={onEdit}>
                Editar
              </PlainButton>
              <WithdrawNote noteId={note.id} orderRef={orderRef} />
            </>
          )}
        </Row>
      )}
    </>
  )
}

const EarlierVersions = ({ note }: { note: Note }) => (
  <Versions>
    <summary>Editada: ver o que dizia</summary>
    <ul>
      {note.earlier.map(({ text, until }) => (
        <li key={until}>
          <NoteText text={text} mentions={note.mentions} />
          <small suppressHydrationWarning>até {formatMoment(until)}</small>
        </li>
      ))}
    </ul>
  </Versions>
)

const Item = styled.li<{ $called: boolean }>`
  padding: 12px 0 12px 12px;
  border-left: 2px solid ${({ $called }) => ($called ? color.turn : color.line)};
  ${font.secondary};
  scroll-margin-block: 96px;
  & + & {
    margin-top: 8px;
  }
  &:focus-visible {
    outline-offset: 2px;
  }
  header {
    ${flex.wrap};
    align-items: baseline;
    justify-content: space-between;
    gap: 0 8px;
  }
  header b {
    font-weight: 550;
  }
  time,
  small {
    color: ${color.t3};
    ${font.caption};
  }
`

const Withdrawn = styled.p`
  color: ${color.t2};
  font-style: italic;
`

const Row = styled.div`
  ${flex.wrap};
  gap: 8px;
  margin-top: 8px;
`

const Versions = styled.details`
  margin-top: 4px;
  color: ${color.t2};
  summary {
    width: fit-content;
    padding: 2px 0;
    ${font.caption};
    cursor: pointer;
  }
  @media (pointer: coarse) {
    summary {
      padding: 13px 0;
    }
  }
  li {
    padding: 4px 0 4px 12px;
  }
`

type WithdrawNoteProps = { noteId: number; orderRef: StaffOrderAddress }

/** Withdraws a note; the dialog says that a trace of it stays. */
export const WithdrawNote = ({ noteId, orderRef }: WithdrawNoteProps) => {
  const { mutateAsync: withdraw } = useWithdrawNote(orderRef)
  return (
    <ConfirmCommand
      label="Retirar"
      size="small"
      title="Retirar esta nota?"
      confirmLabel="Retirar nota"
      cancelLabel="Manter nota"
      danger
      onConfirm={() => withdraw(noteId)}
      done="Nota retirada"
    >
      O texto deixa de aparecer. Fica visível que havia uma nota, e o histórico guarda o que ela dizia.
    </ConfirmCommand>
  )
}
