import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { box, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import type { ControlProps } from './Field'

type Props = Omit<ComponentPropsWithRef<'textarea'>, keyof ControlProps> & Partial<ControlProps>

/** A text area that looks like antd's without loading antd, and grows with its text. */
export const TextArea = ({ status, rows = 3, ...area }: Props) => <Area {...area} rows={rows} data-status={status} />

const Area = styled.textarea`
  display: block;
  width: 100%;
  min-height: 84px;
  max-height: 236px;
  padding: 8px 12px;
  ${box.field};
  color: ${color.text};
  ${font.body};
  outline: none;
  resize: vertical;
  field-sizing: content;
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
`
