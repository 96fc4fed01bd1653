import type { ReactNode } from 'react'
import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { Box, Plug, Search } from '../drawings/emptyDrawings'
import { Monitor } from '../drawings/Monitor'

export type EmptyVariant = 'first-use' | 'no-result' | 'error' | 'not-found' | 'server-error' | 'forbidden'

type Props = {
  variant: EmptyVariant
  title: string
  /** One sentence that says what to do. */
  description?: ReactNode
  /** One action (an error may add a second, quiet one). */
  action?: ReactNode
  /** `h1` when it is the whole page. */
  heading?: 'h1' | 'h2' | 'h3'
}

const drawings: Record<EmptyVariant, ReactNode> = {
  'first-use': <Box />,
  'no-result': <Search />,
  error: <Plug />,
  'not-found': <Monitor screen="sad" />,
  'server-error': <Plug />,
  forbidden: <Monitor screen="locked" />,
}

export const EmptyState = ({ variant, title, description, action, heading: Heading = 'h2' }: Props) => (
  <Block role={variant === 'error' ? 'alert' : undefined}>
    <Figure aria-hidden>{drawings[variant]}</Figure>
    <Heading>{title}</Heading>
    {description && <p>{description}</p>}
    {action && <Actions>{action}</Actions>}
  </Block>
)

const Block = styled.div`
  ${flex.row};
  flex-direction: column;
  padding: 12px 20px 28px;
  text-align: center;
  &:has(h1) {
    padding-block: clamp(32px, 9vh, 96px);
  }
  h1,
  h2,
  h3 {
    ${font.choiceTitle};
  }
  p {
    max-width: 340px;
    margin-top: 4px;
    color: ${color.t2};
    text-wrap: balance;
    overflow-wrap: break-word;
  }
  p a {
    ${font.underlined};
  }
`

const Figure = styled.div`
  width: 176px;
`

const Actions = styled.div`
  ${flex.wrap};
  justify-content: center;
  gap: 8px;
  margin-top: 16px;
  /* Three actions: the first takes a line of its own. */
  ${below.phone} {
    > :first-child:nth-last-child(3) {
      flex-basis: 100%;
    }
  }
`
