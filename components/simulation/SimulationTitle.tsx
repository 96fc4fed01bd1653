import type { ReactNode } from 'react'
import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = {
  /** Above the title: 'Notebooks · pergunta 2 de 3'. */
  above?: ReactNode
  title: string
  text?: ReactNode
  /** At the right on wide screens. */
  actions?: ReactNode
}

/** The heading of a simulator page. */
export const SimulationTitle = ({ above, title, text, actions }: Props) => (
  <Block>
    <div>
      {above && <small>{above}</small>}
      <h1>{title}</h1>
      {text && <p>{text}</p>}
    </div>
    {actions && <Actions>{actions}</Actions>}
  </Block>
)

const Block = styled.div`
  ${flex.wrap};
  align-items: flex-end;
  justify-content: space-between;
  gap: 12px 20px;
  margin-bottom: 24px;
  small {
    display: block;
    margin-bottom: 4px;
    ${font.secondaryMuted};
  }
  h1 {
    font-size: 28px;
    line-height: 36px;
    letter-spacing: -0.018em;
  }
  p {
    margin-top: 4px;
    font-size: 15px;
    line-height: 24px;
    color: ${color.t2};
  }
  ${below.phone} {
    margin-bottom: 16px;
    h1 {
      font-size: 23px;
      line-height: 30px;
    }
  }
`

const Actions = styled.div`
  ${flex.wrap};
  gap: 8px;
  @media (pointer: coarse) {
    > * {
      min-height: 44px;
    }
  }
`
