import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { below, color } from '@/styles/tokens'

export type Crumb = { label: string; href: string }

type Props = {
  title: ReactNode
  /** The pages above this one, outermost first. */
  above?: readonly Crumb[]
  tag?: ReactNode
  /** One line: counts, plan, who and when. */
  facts?: ReactNode
  /** At most two buttons and a "…" menu. */
  actions?: ReactNode
}

export const PageHeader = ({ title, above = [], tag, facts, actions }: Props) => {
  const parent = above.at(-1)
  return (
    <Block>
      {parent && (
        <nav aria-label="Você está em">
          <Trail>
            {above.map((crumb) => (
              <li key={crumb.href}>
                <Link href={crumb.href}>{crumb.label}</Link>
                <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </Trail>
          <Back href={parent.href}>
            <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
            {parent.label}
          </Back>
        </nav>
      )}
      <Line>
        <div>
          <Title>
            <h1>{title}</h1>
            {tag}
          </Title>
          {facts && <Facts>{facts}</Facts>}
        </div>
        {actions && <Actions data-print="never">{actions}</Actions>}
      </Line>
    </Block>
  )
}

const Block = styled.div`
  margin-bottom: var(--page-gap, 20px);
  nav {
    margin-bottom: 10px;
    font-size: 13px;
    line-height: 20px;
  }
`

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  a,
  svg {
    color: ${color.t2};
  }
  ${below.phone} {
    display: none;
  }
`

const Back = styled(Link)`
  display: none;
  align-items: center;
  gap: 4px;
  min-height: 24px;
  margin-left: -4px;
  color: ${color.t2};
  ${below.phone} {
    display: inline-flex;
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 12px 20px;
  > :first-child {
    min-width: 0;
    flex: 1 1 320px;
  }
`

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 14px;
  h1 {
    font-size: var(--page-title, 28px);
    line-height: var(--page-title-line, 36px);
    letter-spacing: -0.018em;
    ${below.phone} {
      font-size: 24px;
      line-height: 30px;
    }
  }
`

const Facts = styled.div`
  margin-top: 4px;
  color: ${color.t2};
  font-size: 13px;
  line-height: 20px;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`
