import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { type ButtonKind, buttonLook, type ButtonSize } from './buttonLook'
import { Spinner } from './Spinner'

type Props = ComponentPropsWithRef<'button'> & {
  kind?: ButtonKind
  size?: ButtonSize
  block?: boolean
  icon?: ReactNode
  /** While the command runs: turns, and takes no second press. It keeps the focus. */
  busy?: boolean
}

/** The same button without antd's code: for the shell and the public pages, which must arrive light. */
export const PlainButton = ({
  kind = 'default',
  size = 'middle',
  block = false,
  busy = false,
  icon,
  children,
  ...button
}: Props) => (
  <Element
    type="button"
    {...button}
    {...(busy && { onClick: hold, 'aria-busy': true })}
    $kind={kind}
    $size={size}
    $block={block}
  >
    {busy ? <Spinner size={16} strokeWidth={2} aria-hidden /> : icon}
    {children}
  </Element>
)

/** Also keeps a form from being sent twice. */
const hold = (event: MouseEvent): void => event.preventDefault()

const Element = styled.button<{ $kind: ButtonKind; $size: ButtonSize; $block: boolean }>`
  ${buttonLook}
  &[aria-busy='true'] {
    cursor: progress;
  }
`
