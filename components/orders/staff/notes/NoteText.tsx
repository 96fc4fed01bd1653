import styled from 'styled-components'
import { noteParts, type Mentionable } from '@/services/orders/notes.rules'
import { color } from '@/styles/tokens'

type Props = { text: string; mentions: readonly Pick<Mentionable, 'name'>[] }

/** The words of a note, as they were typed; who is called stands out. */
export const NoteText = ({ text, mentions }: Props) => (
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
