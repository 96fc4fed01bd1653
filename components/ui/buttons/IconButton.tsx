import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { color, radius } from '@/styles/tokens'
import { Link } from '../navigation/Link'

type Props = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  /** What it does: its accessible name and its tooltip. */
  label: string
  icon: ReactNode
  bordered?: boolean
}

export const IconButton = ({ label, icon, bordered = false, ...button }: Props) => (
  <Element type="button" aria-label={label} title={label} {...button} $bordered={bordered}>
    {icon}
  </Element>
)

/** The same look for a link. */
export const IconLink = ({ label, icon, href }: { label: string; icon: ReactNode; href: string }) => (
  <LinkElement href={href} aria-label={label} title={label} $bordered={false}>
    {icon}
  </LinkElement>
)

const look = css<{ $bordered: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border: 1px solid ${({ $bordered }) => ($bordered ? color.line2 : 'transparent')};
  border-radius: ${radius.control};
  background: ${({ $bordered }) => ($bordered ? color.surface : 'none')};
  box-shadow: ${({ $bordered }) => ($bordered ? color.shadowRest : 'none')};
  color: ${color.t2};
  &:hover,
  &[aria-expanded='true'] {
    background: ${color.sunken};
    color: ${color.text};
  }
  &:disabled {
    color: ${color.t3};
    cursor: not-allowed;
    background: none;
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`

const Element = styled.button<{ $bordered: boolean }>`
  ${look}
`
const LinkElement = styled(Link)<{ $bordered: boolean }>`
  ${look}
`
