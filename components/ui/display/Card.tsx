import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { box, flex, font, touchArea } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'

type Props = {
  title?: ReactNode
  /** Secondary text beside the title: a count, a plan. */
  facts?: ReactNode
  /** At the right of the header: a link or a button. */
  extra?: ReactNode
  footer?: ReactNode
  /** The content reaches the edges: tables, rows. */
  flush?: boolean
  /** The header has no line below it. */
  plainHeader?: boolean
  id?: string
  children: ReactNode
}

export const Card = ({ title, facts, extra, footer, flush = false, plainHeader = false, id, children }: Props) => {
  const titleId = useId()
  return (
    <Box id={id} aria-labelledby={title ? titleId : undefined} as={title ? 'section' : 'div'}>
      {title && (
        <Head $plain={plainHeader}>
          <h2 id={titleId}>{title}</h2>
          {facts && <span>{facts}</span>}
          {extra && <Extra>{extra}</Extra>}
        </Head>
      )}
      <Body $flush={flush}>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Box>
  )
}

/** A row inside a flush card; hairlines separate rows. */
export const CardRow = styled.div`
  padding: var(--card-row, 14px) var(--card-inset, 20px);
  & + & {
    border-top: 1px solid ${color.line};
  }
`

const Box = styled.section`
  ${flex.column};
  min-width: 0;
  ${box.card};
`

const Head = styled.div<{ $plain: boolean }>`
  ${flex.wrapRow};
  gap: 4px 10px;
  min-height: var(--card-head, 54px);
  padding: 8px var(--card-inset, 20px);
  border-bottom: ${({ $plain }) => ($plain ? 'none' : `1px solid ${color.line}`)};
  h2 {
    ${font.cardTitle};
  }
  > span {
    ${font.secondaryMuted};
  }
  > span > a {
    display: inline-block;
    line-height: 24px;
  }
  ${below.phone} {
    padding-block: 12px;
    /* Title and extra share the first line, where the title breaks before the extra leaves it; the facts go below them. */
    h2 {
      flex: 1 1 50%;
    }
    > span:not(:last-child) {
      order: 1;
      flex-basis: 100%;
    }
  }
`

const Extra = styled.div`
  ${flex.row};
  gap: 8px;
  margin-left: auto;
  ${font.secondaryMuted};
  a,
  button {
    font-weight: 500;
  }
  a {
    ${touchArea}
  }
  /* The height of its touch targets does not push the facts away. */
  ${below.phone} {
    &:has(a) {
      margin-block: -11px;
    }
    /* The frame of a button keeps its distance from the edges. */
    &:has(button) {
      margin-block: -5px;
    }
  }
`

const Body = styled.div<{ $flush: boolean }>`
  flex: 1 0 auto;
  min-width: 0;
  padding: ${({ $flush }) => ($flush ? '0' : 'var(--card-inset, 20px)')};
  /* "clip" instead of "hidden", so that sticky children still follow the page. */
  overflow: ${({ $flush }) => ($flush ? 'clip' : 'visible')};
  border-radius: ${({ $flush }) => ($flush ? `0 0 ${radius.card} ${radius.card}` : '0')};
`

const Foot = styled.div`
  /* Its only button may be missing for lack of permission. */
  &:empty {
    display: none;
  }
  padding: 12px var(--card-inset, 20px);
  border-top: 1px solid ${color.line};
  border-radius: 0 0 ${radius.card} ${radius.card};
  background: ${color.sunken};
  ${font.secondaryMuted};
`
