import Link from 'next/link'
import { useRouter } from 'next/router'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { color } from '@/styles/tokens'
import { TabRow, tabLook, tabOn } from './tabLook'

type Props = { label: string; pages: readonly { label: string; href: string }[] }

/** Joins pages that belong together, above the title of each. */
export const PageTabs = ({ label: name, pages }: Props) => {
  const path = useRouter().asPath.split(/[?#]/)[0]
  const current = useRef<HTMLAnchorElement>(null)
  // On a phone the row is wider than the screen: the tab one stands on is brought into sight.
  useEffect(() => {
    const { parentElement: row, offsetLeft = 0, offsetWidth = 0 } = current.current ?? {}
    if (row) row.scrollLeft = offsetLeft - row.offsetLeft - (row.clientWidth - offsetWidth) / 2
  }, [path])
  return (
    <Row aria-label={name}>
      {pages.map(({ label, href }) => {
        const on = href === path
        return (
          <Tab key={href} href={href} ref={on ? current : undefined} aria-current={on ? 'page' : undefined}>
            {label}
          </Tab>
        )
      })}
    </Row>
  )
}

const Row = styled(TabRow)`
  margin: -8px 0 10px;
  box-shadow: inset 0 -1px ${color.line};
`

const Tab = styled(Link)`
  ${tabLook}
  &:hover {
    text-decoration: none;
  }
  &[aria-current='page'] {
    ${tabOn}
  }
`
