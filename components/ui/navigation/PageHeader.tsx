import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { flex, font, touchArea } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { Link } from './Link'

export type Crumb = { label: string; href: string }

type Props = {
  title: ReactNode
  /** The pages above this one, outermost first. */
  above?: readonly Crumb[]
  /** This page among them, where it is not the title: a number. */
  crumb?: string
  tag?: ReactNode
  /** One line: counts, plan, author and date. */
  facts?: ReactNode
  /** At most two buttons and a "…" menu. */
  actions?: ReactNode
  /** Keeps the actions, one small button, beside the title on phones. */
  beside?: boolean
  /** Breadcrumbs, title and facts on one line where there is room, to save height. */
  inline?: boolean
  /** As wide as a column of forms, so that the buttons align with its edge. */
  column?: boolean
}

export const PageHeader = ({
  title,
  above = [],
  crumb,
  tag,
  facts,
  actions,
  beside = false,
  inline = false,
  column = false,
}: Props) => {
  const parent = above.at(-1)
  return (
    <Block $inline={inline} $column={column}>
      {parent && (
        <nav aria-label="Você está em">
          <Trail $inline={inline}>
            {above.map((crumb) => (
              <li key={crumb.href}>
                <Link href={crumb.href}>{crumb.label}</Link>
                <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
              </li>
            ))}
            {!inline && <li aria-current="page">{crumb ?? title}</li>}
          </Trail>
          <Back href={parent.href} $inline={inline}>
            <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
            {parent.label}
          </Back>
        </nav>
      )}
      <Line $beside={beside}>
        <div>
          <Title>
            <h1>{title}</h1>
            {tag}
          </Title>
          {facts && <Facts>{facts}</Facts>}
        </div>
        {actions && (
          <Actions data-print="never" $beside={beside}>
            {actions}
          </Actions>
        )}
      </Line>
    </Block>
  )
}

/** Below this width only the back link is shown. */
const shortTrail = ({ $inline }: { $inline: boolean }): string => ($inline ? below.aside : below.phone)

const oneLine = css`
  ${flex.row};
  gap: 0 10px;
  nav {
    flex: none;
    margin: 0;
  }
  > :last-child {
    flex: 1;
    align-items: center;
  }
  > :last-child > :first-child {
    ${flex.wrapRow};
    gap: 2px 14px;
    > * {
      margin: 0;
    }
  }
`

/** On phones: the actions beside the back link, above the title. */
const folded = css`
  ${flex.wrapBetween};
  gap: 4px 12px;
  nav {
    margin: 0;
  }
  > :last-child {
    display: contents;
  }
  > :last-child > :first-child {
    flex: 0 0 100%;
    order: 1;
  }
`

const Block = styled.div<{ $inline: boolean; $column: boolean }>`
  max-width: ${({ $column }) => ($column ? '1120px' : 'none')};
  margin-bottom: var(--page-gap, 20px);
  nav {
    margin-bottom: 10px;
    ${font.secondary};
  }
  @media (min-width: 1040px) {
    ${({ $inline }) => $inline && oneLine}
  }
  ${below.phone} {
    ${({ $inline }) => $inline && folded}
  }
`

const Trail = styled.ol<{ $inline: boolean }>`
  ${flex.wrap};
  gap: 6px;
  li {
    ${flex.inlineRow};
    gap: 6px;
  }
  a,
  svg {
    color: ${color.t2};
  }
  ${shortTrail} {
    display: none;
  }
`

const Back = styled(Link)<{ $inline: boolean }>`
  display: none;
  align-items: center;
  gap: 4px;
  min-height: 24px;
  margin-left: -4px;
  ${touchArea}
  color: ${color.t2};
  ${shortTrail} {
    display: inline-flex;
  }
`

const Line = styled.div<{ $beside: boolean }>`
  display: flex;
  flex-wrap: ${({ $beside }) => ($beside ? 'nowrap' : 'wrap')};
  align-items: flex-end;
  justify-content: space-between;
  gap: 12px 20px;
  > :first-child {
    min-width: 0;
    flex: 1 1 320px;
  }
  ${below.phone} {
    align-items: ${({ $beside }) => ($beside ? 'flex-start' : 'flex-end')};
  }
`

/** As high as a button, so that the title stays where it is when facts and actions come. */
const Title = styled.div`
  ${flex.wrapRow};
  gap: 6px 14px;
  min-height: var(--control, 40px);
  ${below.phone} {
    min-height: 0;
  }
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
  ${font.secondaryMuted};
`

const wideOnPhones = css`
  ${below.phone} {
    --button-pad: 10px;
    > * {
      flex: 1 1 auto;
    }
  }
`

const Actions = styled.div<{ $beside: boolean }>`
  ${flex.wrapRow};
  gap: 8px;
  ${({ $beside }) => !$beside && wideOnPhones}
`
