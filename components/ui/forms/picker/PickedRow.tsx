import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { PlainButton } from '../../buttons/PlainButton'
import { box, flex, font, nameOverNote } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = {
  label: string
  title: string
  note?: string
  detail?: string
  picture?: ReactNode
  /** Why it was refused. */
  error?: string
  onChange: () => void
}

/** What a picker holds, as one row with "Trocar". */
export const PickedRow = ({ label, title, note, detail, picture, error, onChange }: Props) => {
  const [labelId, errorId] = [useId(), useId()]
  return (
    <Block role="group" aria-labelledby={labelId}>
      <p id={labelId}>{label}</p>
      <Row data-wrong={error !== undefined}>
        {picture}
        <span>
          <b>
            {title} {note && <i>{note}</i>}
          </b>
          {detail && <small>{detail}</small>}
        </span>
        <PlainButton
          kind="text"
          size="small"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          onClick={onChange}
        >
          Trocar
        </PlainButton>
      </Row>
      {error && <em id={errorId}>{error}</em>}
    </Block>
  )
}

const Block = styled.div`
  margin-bottom: 18px;
  > p {
    margin-bottom: 6px;
    ${font.secondary};
    font-weight: 500;
  }
  em {
    display: block;
    margin-top: 4px;
    ${font.secondary};
    font-style: normal;
    font-weight: 500;
    color: ${color.bad};
  }
`

const Row = styled.div`
  ${flex.row};
  gap: 12px;
  min-height: 56px;
  padding: 6px 6px 6px 12px;
  ${box.tile};
  &[data-wrong='true'] {
    border-color: ${color.bad};
  }
  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    ${nameOverNote}
  }
  i {
    display: inline-block;
    ${font.secondaryMuted};
    font-style: normal;
    font-weight: 400;
  }
`
