import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { useSeeNote } from '@/hooks/orders/useSeeNote'
import { formatMoment } from '@/services/format/format.rules'
import type { Note } from '@/services/orders/notes.schema'
import { color } from '@/styles/tokens'
import type { StaffOrderRef } from '../StaffOrderScreen'
import { calledNote, noteElementId } from './noteAddress'
import { NoteForm } from './NoteForm'
import { NoteText } from './NoteText'
import { WithdrawNote } from './WithdrawNote'

type Props = { note: Note; orderRef: StaffOrderRef }

/** One note: who, when, what; for its author while it is fresh also how to change it and take it back. */
export const NoteEntry = ({ note, orderRef }: Props) => {
  const place = useRef<HTMLLIElement>(null)
  const [editing, setEditing] = useState(false)
  useEffect(() => {
    if (calledNote() !== note.id) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus({ preventScroll: true })
  }, [note.id])
  return (
    <Item ref={place} id={noteElementId(note.id)} tabIndex={-1} $called={note.awaits_me}>
      <header>
        <b>{note.author.name}</b>
        <time dateTime={note.created_at} suppressHydrationWarning>
          {formatMoment(note.created_at)}
        </time>
      </header>
      {editing ? (
        <NoteForm orderRef={orderRef} note={note} onDone={() => setEditing(false)} />
      ) : (
        <Read note={note} orderRef={orderRef} onEdit={() => setEditing(true)} />
      )}
    </Item>
  )
}

const Read = ({ note, orderRef, onEdit }: Props & { onEdit: () => void }) => {
  const { mutate: see, isPending } = useSeeNote(orderRef)
  if (note.text === null) return <Gone>Nota retirada por quem escreveu.</Gone>
  return (
    <>
      <NoteText text={note.text} mentions={note.mentions} />
      {note.earlier.length > 0 && <Earlier note={note} />}
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

const Earlier = ({ note }: { note: Note }) => (
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
  font-size: 13px;
  line-height: 20px;
  scroll-margin-block: 96px;
  & + & {
    margin-top: 8px;
  }
  &:focus-visible {
    outline-offset: 2px;
  }
  header {
    display: flex;
    flex-wrap: wrap;
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
    font-size: 12px;
    line-height: 18px;
  }
`

const Gone = styled.p`
  color: ${color.t2};
  font-style: italic;
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`

const Versions = styled.details`
  margin-top: 4px;
  color: ${color.t2};
  summary {
    width: fit-content;
    padding: 2px 0;
    font-size: 12px;
    line-height: 18px;
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
