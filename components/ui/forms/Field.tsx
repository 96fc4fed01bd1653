import { useId, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** Connects a control with its label, hint and error. */
export type ControlProps = {
  id: string
  status: 'error' | undefined
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

type Props = {
  label: ReactNode
  error?: string
  /** Always shown: format, limit. */
  hint?: ReactNode
  optional?: boolean
  /** At the right of the label: a link. */
  extra?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** Label, control, hint and error of one field, independent of a form library. */
export const Field = ({ label, error, hint, optional = false, extra, children }: Props) => {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <Block $hasExtra={Boolean(extra)}>
      <Line>
        <label htmlFor={id}>
          {label}
          {optional && <span> (opcional)</span>}
        </label>
      </Line>
      {children({
        id,
        status: error ? 'error' : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && <Wrong id={errorId}>{error}</Wrong>}
      {/* After the control in tab order. */}
      {extra && <Extra>{extra}</Extra>}
    </Block>
  )
}

const Block = styled.div<{ $hasExtra: boolean }>`
  min-width: 0;
  margin-bottom: 18px;
  ${({ $hasExtra }) =>
    $hasExtra &&
    css`
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: 12px;
      > * {
        grid-column: 1 / -1;
      }
      > :first-child {
        grid-area: 1 / 1;
      }
    `}
`

/** In the line of the label. */
const Extra = styled.div`
  && {
    grid-area: 1 / 2;
  }
  ${font.secondary};
`

const Line = styled.div`
  margin-bottom: 6px;
  ${font.secondary};
  label {
    font-weight: 500;
  }
  label span {
    color: ${color.t2};
    font-weight: 400;
  }
`

const Hint = styled.p`
  margin-top: 4px;
  ${font.captionMuted};
`

const Wrong = styled.p`
  margin-top: 4px;
  ${font.secondary};
  font-weight: 500;
  color: ${color.bad};
`
