import type { ReactNode } from 'react'
import styled from 'styled-components'
import { below, color } from '@/styles/tokens'

type Props = {
  title: string
  /** What it is for; a `span` in it stays on one line. */
  lead: ReactNode
  /** Of the form, in pixels. */
  width: number
  children: ReactNode
}

/** A public page of one form. */
export const PublicForm = ({ title, lead, width, children }: Props) => (
  <Wrapper $width={width}>
    <h1>{title}</h1>
    <Lead>{lead}</Lead>
    {children}
  </Wrapper>
)

const Wrapper = styled.div<{ $width: number }>`
  width: 100%;
  max-width: calc(${({ $width }) => $width}px + 2 * var(--sides, 40px));
  margin: 0 auto;
  padding: 48px var(--sides, 40px) 64px;
  ${below.phone} {
    padding-block: 24px 40px;
  }
  h1 {
    font-size: 28px;
    line-height: 36px;
    letter-spacing: -0.02em;
  }
`

const Lead = styled.p`
  margin: 6px 0 24px;
  color: ${color.t2};
  span {
    white-space: nowrap;
  }
  a {
    font-weight: 500;
  }
`
