import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'
import { ChoiceMark } from './ChoiceMark'

type Choice<Value extends string> = { value: Value; title: string; description?: string; icon?: ReactNode }

type Props<Value extends string> = {
  /** The question. */
  label: string
  name: string
  options: readonly Choice<Value>[]
  /** None is chosen at first. */
  value: Value | undefined
  onChange: (value: Value) => void
  error?: string
}

/** One choice of a few, as one bordered group with hairlines: three in a row, two on phones. */
export const ChoiceGrid = <Value extends string>({ label, name, options, value, onChange, error }: Props<Value>) => {
  const [labelId, errorId] = [useId(), useId()]
  return (
    <Group
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && errorId}
    >
      <Question id={labelId}>{label}</Question>
      <Grid $isWrong={error !== undefined}>
        {options.map((option) => (
          <Cell key={option.value}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span>
              <b>{option.title}</b>
              {option.description && <small>{option.description}</small>}
            </span>
            <ChoiceMark type="radio" checked={option.value === value} />
          </Cell>
        ))}
      </Grid>
      {error && <Wrong id={errorId}>{error}</Wrong>}
    </Group>
  )
}

const Group = styled.div`
  min-width: 0;
  outline-offset: 6px;
`

const Question = styled.p`
  margin-bottom: 6px;
  ${font.secondary};
  font-weight: 550;
`

const Grid = styled.div<{ $isWrong: boolean }>`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${({ $isWrong }) => ($isWrong ? color.bad : color.line2)};
  border-radius: ${radius.tile};
  background: ${color.line};
  ${below.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Cell = styled.label`
  position: relative;
  display: flex;
  gap: 10px;
  min-height: 64px;
  padding: 10px 12px;
  background: ${color.surface};
  cursor: pointer;
  > svg {
    flex: none;
    margin-top: 2px;
    color: ${color.t2};
  }
  > span:not([aria-hidden]) {
    flex: 1;
    min-width: 0;
    ${font.secondary};
  }
  b {
    display: block;
    ${font.body};
    font-weight: 600;
  }
  small {
    ${font.secondaryMuted};
  }
  &:hover {
    background: ${color.sunken};
  }
  &:has(input:checked) {
    background: ${color.brandSoft};
    > svg {
      color: ${color.brandText};
    }
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color.brandText};
    outline-offset: -2px;
  }
  ${below.phone} {
    ${flex.wrap};
    align-content: flex-start;
    /* An odd one fills its row. */
    &:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    gap: 6px;
    > span:not([aria-hidden]) {
      order: 2;
      flex: 0 0 100%;
    }
    > [aria-hidden]:last-child {
      margin: 0 0 0 auto;
    }
  }
`

const Wrong = styled.p`
  margin-top: 4px;
  ${font.secondary};
  font-weight: 500;
  color: ${color.bad};
`
