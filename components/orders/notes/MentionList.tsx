import styled from 'styled-components'
import type { MentionablePerson } from '@/services/orders/notes/notes.schema'
import { GROUP_LABEL } from '@/services/orders/workflow/order-state-texts.rules'
import { flex, font, touch } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

type Props = {
  id: string
  people: readonly MentionablePerson[]
  active: number
  /** The next results are loading. */
  isLooking: boolean
  onPoint: (index: number) => void
  onChoose: (person: MentionablePerson) => void
}

/** The people who match the mention being typed, below the text area. */
export const MentionList = ({ id, people, active, isLooking, onPoint, onChoose }: Props) => (
  <Panel>
    {/* A listbox must have at least one option. */}
    {people.length > 0 && (
      <div id={id} role="listbox" aria-label="Pessoas para mencionar" aria-busy={isLooking}>
        {people.map((person, index) => (
          <Row
            key={person.id}
            id={`${id}-${String(person.id)}`}
            role="option"
            aria-selected={index === active}
            onPointerMove={() => onPoint(index)}
            // Keeps the focus and the cursor in the text area.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(person)}
          >
            <b>{person.name}</b>
            <small>{teamOf(person)}</small>
          </Row>
        ))}
      </div>
    )}
    <p role="status">{people.length === 0 ? 'Ninguém com esse nome vê este pedido.' : foundText(people.length)}</p>
  </Panel>
)

const foundText = (count: number): string =>
  count === 1 ? '1 pessoa: Enter escolhe' : `${String(count)} pessoas: setas e Enter escolhem`

const teamOf = ({ groups }: MentionablePerson): string =>
  [
    ...new Set(groups.map((group) => (group in GROUP_LABEL ? GROUP_LABEL[group as keyof typeof GROUP_LABEL] : group))),
  ].join(', ')

const Panel = styled.div`
  position: absolute;
  z-index: 5;
  inset: calc(100% + 4px) 0 auto;
  padding: 6px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${color.shadowOver};
  [role='listbox'] {
    max-height: 280px;
    overflow-y: auto;
  }
  p {
    padding: 6px 10px 2px;
    ${font.captionMuted};
  }
`

const Row = styled.div`
  ${flex.wrapBetween};
  gap: 0 8px;
  min-height: 36px;
  padding: 6px 10px;
  border-radius: ${radius.control};
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${color.sunken};
  }
  b {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  small {
    ${font.captionMuted};
  }
  ${touch.minHeight}
`
