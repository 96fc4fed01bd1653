import { type ComponentPropsWithRef, type ReactNode, use } from 'react'
import styled, { css } from 'styled-components'
import { bare, box, flex, touch } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { Density } from '../tables/density'
import type { ControlProps } from './Field'

export type TextInputProps = Omit<ComponentPropsWithRef<'input'>, keyof ControlProps | 'prefix'> &
  Partial<ControlProps> & {
    /** Stands inside of the field: a currency. */
    prefix?: ReactNode
    /** Stands inside of the field, behind the text: a unit, a button. */
    suffix?: ReactNode
  }

/** A field of one line, with our look and, on the staff's pages, their density. */
export const TextInput = ({ status, prefix, suffix, type = 'text', ...input }: TextInputProps) => {
  const look = { 'data-status': status, $small: use(Density) === 'small' }
  if (prefix === undefined && suffix === undefined) return <Plain {...input} type={type} {...look} />
  return (
    <Framed {...look}>
      {prefix !== undefined && <span>{prefix}</span>}
      <input {...input} type={type} />
      {suffix !== undefined && <span>{suffix}</span>}
    </Framed>
  )
}

/** What a person types into: frame, hover, focus, and what is wrong (`data-status="error"`). */
export const fieldLook = css`
  display: block;
  ${box.field};
  color: ${color.text};
  font-size: 14px;
  line-height: 22px;
  outline: none;
  transition:
    border-color 80ms,
    box-shadow 80ms;
  &::placeholder {
    color: ${color.t3};
    opacity: 1;
  }
  &:hover {
    border-color: ${color.t2};
  }
  &:focus {
    ${box.focus};
  }
  &[data-status='error'] {
    border-color: ${color.bad};
  }
  &[data-status='error']:focus {
    box-shadow: 0 0 0 3px ${color.badLine};
  }
  &:disabled {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.t3};
    cursor: not-allowed;
  }
`

type Look = { $small: boolean }

const line = css<Look>`
  ${fieldLook}
  width: 100%;
  min-width: 0;
  height: ${({ $small }) => ($small ? '32px' : '40px')};
  padding: 0 ${({ $small }) => ($small ? '10px' : '12px')};
  ${touch.height}
`

const Plain = styled.input<Look>`
  ${line}
`

const Framed = styled.span<Look>`
  ${line}
  ${flex.row};
  gap: 4px;
  &:focus-within {
    ${box.focus};
  }
  &[data-status='error']:focus-within {
    border-color: ${color.bad};
    box-shadow: 0 0 0 3px ${color.badLine};
  }
  &:has(:disabled) {
    background: ${color.sunken};
    border-color: ${color.line};
  }
  > span {
    ${flex.row};
    flex: none;
  }
  input {
    flex: 1;
    min-width: 0;
    ${bare.button};
    outline: none;
  }
  input::placeholder {
    color: ${color.t3};
    opacity: 1;
  }
`
