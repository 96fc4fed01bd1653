import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { Link } from '../navigation/Link'
import { type ButtonKind, buttonLook, type ButtonSize } from './PlainButton'

type Props = Omit<ComponentProps<typeof Link>, 'children'> & {
  kind?: ButtonKind
  size?: ButtonSize
  block?: boolean
  icon?: ReactNode
  children: ReactNode
}

/** A link that looks like a button. For commands use `PlainButton`. */
export const ButtonLink = ({ kind = 'default', size = 'middle', block = false, icon, children, ...link }: Props) => (
  <Anchor {...link} $kind={kind} $size={size} $block={block}>
    {icon}
    {children}
  </Anchor>
)

const Anchor = styled(Link)<{ $kind: ButtonKind; $size: ButtonSize; $block: boolean }>`
  ${buttonLook}
`
