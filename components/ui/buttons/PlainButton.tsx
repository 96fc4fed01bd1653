import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { touch } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { Spinner } from './Spinner'

export type ButtonKind = 'primary' | 'default' | 'text' | 'link' | 'danger'
export type ButtonSize = 'small' | 'middle' | 'large'

type ButtonLook = { $kind: ButtonKind; $size: ButtonSize; $block: boolean }

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  small: css`
    height: 32px;
    padding: 0 12px;
    font-size: 13px;
  `,
  middle: css`
    height: var(--button, 40px);
    padding: 0 var(--button-pad, 16px);
    font-size: var(--button-font, 14px);
  `,
  large: css`
    height: 48px;
    padding: 0 22px;
    font-size: 16px;
  `,
}

const kinds: Record<ButtonKind, ReturnType<typeof css>> = {
  primary: css`
    background: ${color.fill};
    color: ${color.onFill};
    &:hover {
      background: ${color.fillHover};
      color: ${color.onFill};
    }
    &:active {
      background: ${color.fillActive};
    }
  `,
  default: css`
    background: ${color.surface};
    color: ${color.text};
    border-color: ${color.line2};
    box-shadow: ${color.shadowRest};
    &:hover {
      background: ${color.sunken};
      border-color: ${color.field};
      color: ${color.text};
    }
  `,
  text: css`
    background: none;
    color: ${color.t2};
    &:hover {
      background: ${color.sunken};
      color: ${color.text};
    }
  `,
  link: css`
    padding: 0;
    background: none;
    color: ${color.brandText};
  `,
  danger: css`
    background: ${color.surface};
    color: ${color.bad};
    border-color: ${color.bad};
    &:hover {
      background: ${color.badBg};
      color: ${color.bad};
    }
  `,
}

export const buttonLook = css<ButtonLook>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: 8px;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-weight: 500;
  line-height: 22px;
  white-space: nowrap;
  transition:
    background 80ms,
    border-color 80ms,
    color 80ms;
  ${({ $size }) => sizes[$size]}
  ${({ $kind }) => kinds[$kind]}
  ${touch.minHeight}
  &:hover {
    text-decoration: none;
  }
  &:disabled {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.t3};
    box-shadow: none;
    cursor: not-allowed;
  }
  > svg {
    flex: none;
  }
`

type Props = ComponentPropsWithRef<'button'> & {
  kind?: ButtonKind
  size?: ButtonSize
  block?: boolean
  icon?: ReactNode
  /** While the command runs: shows a spinner and ignores clicks; not disabled, so that it keeps the focus. */
  busy?: boolean
}

/** The button of every command. */
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

/** Also prevents a second submit of a form. */
const hold = (event: MouseEvent): void => event.preventDefault()

const Element = styled.button<{ $kind: ButtonKind; $size: ButtonSize; $block: boolean }>`
  ${buttonLook}
  &[aria-busy='true'] {
    cursor: progress;
  }
`
