import { useRouter } from 'next/router'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { flex } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'

export const MAIN_ID = 'conteudo'

/** The first focusable element of every page. */
export const SkipLink = () => <Anchor href={`#${MAIN_ID}`}>Ir para o conteúdo</Anchor>

const Anchor = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: 2000;
  padding: 10px 16px;
  border-radius: ${radius.control};
  background: ${color.fill};
  color: ${color.onFill};
  font-weight: 500;
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`

type Props = {
  header: ReactNode
  footer?: ReactNode
  /** Content width in pixels. */
  content: number
  /** The content sets its own width and padding (public home). */
  bare?: boolean
  /** CSS variables of the layout: density, sizes of titles. */
  variables?: Record<`--${string}`, string>
  children: ReactNode
}

/** Skip link, header, `main` (focused after a page change), footer. */
export const Shell = ({ header, footer, content, bare = false, variables, children }: Props) => {
  useRouteFocus()
  const style: CSSProperties & Record<`--${string}`, string> = { '--content': `${content}px`, ...variables }
  return (
    <Frame style={style}>
      <SkipLink />
      {header}
      <Main id={MAIN_ID} tabIndex={-1} $bare={bare}>
        {children}
      </Main>
      {footer}
    </Frame>
  )
}

const Frame = styled.div`
  --sides: var(--sides-wide, 40px);
  ${flex.column};
  min-height: 100dvh;
  @media (max-width: 1023.98px) {
    --sides: 24px;
  }
  ${below.phone} {
    --sides: 16px;
  }
`

const Main = styled.main<{ $bare: boolean }>`
  flex: 1 0 auto;
  ${flex.column};
  width: 100%;
  max-width: ${({ $bare }) => ($bare ? 'none' : 'calc(var(--content) + 2 * var(--sides))')};
  margin: 0 auto;
  padding: ${({ $bare }) => ($bare ? '0' : 'var(--top, 28px) var(--sides) 0')};
  font-size: var(--body, 14px);
  line-height: var(--body-line, 22px);
  ${({ $bare }) => !$bare && `${below.phone} { padding-top: 18px; }`}
  /* Room below the last card; a BottomBar, when there is one, closes the page itself. Padding, since a box of its own
     would be counted as content that jumps. */
  &:not(:has([data-bottom-bar])) {
    padding-bottom: ${({ $bare }) => ($bare ? '0' : '48px')};
  }
  /* While loading, the footer stays below the screen, where its shift is not visible. */
  &:has([role='status'][aria-label^='Carregando']) {
    min-height: 100dvh;
  }
  > * {
    min-width: 0;
  }
`

const pathOf = (url: string): string => url.split(/[?#]/)[0] ?? ''

/**
 * Focuses the content after a page change, but not after a change of filters or list pages. What had the focus loses it just
 * before: a browser that removes the focused element first lays out the whole page that is about to go.
 */
export const useRouteFocus = (): void => {
  const { events, asPath } = useRouter()
  const here = useRef(pathOf(asPath))
  useEffect(() => {
    const arrive = (url: string): void => {
      const path = pathOf(url)
      if (path === here.current) return
      here.current = path
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    }
    const leave = (url: string): void => {
      if (pathOf(url) !== here.current && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
    events.on('beforeHistoryChange', leave)
    events.on('routeChangeComplete', arrive)
    return () => {
      events.off('beforeHistoryChange', leave)
      events.off('routeChangeComplete', arrive)
    }
  }, [events])
}
