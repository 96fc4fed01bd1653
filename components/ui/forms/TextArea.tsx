import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import type { ControlProps } from './Field'
import { fieldLook } from './TextInput'

type Props = Omit<ComponentPropsWithRef<'textarea'>, keyof ControlProps> & Partial<ControlProps>

/** A field of several lines, which grows with its text. */
export const TextArea = ({ status, rows = 3, ...area }: Props) => <Area {...area} rows={rows} data-status={status} />

const Area = styled.textarea`
  ${fieldLook}
  width: 100%;
  min-height: 84px;
  max-height: 236px;
  padding: 8px 12px;
  resize: vertical;
  field-sizing: content;
`
