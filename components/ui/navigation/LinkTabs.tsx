import { useRouter } from 'next/router'
import styled from 'styled-components'
import { color } from '@/styles/tokens'
import { Link } from './Link'
import { tabLook, tabOn, TabRow, useTabInView } from './tabLook'

type Props = {
  label: string
  tabs: readonly { label: string; href: string }[]
  /** The `href` of the current tab. */
  current: string | undefined
}

/** Tabs that are links. */
export const LinkTabs = ({ label: name, tabs, current }: Props) => {
  const shown = useTabInView<HTMLAnchorElement>(current)
  return (
    <Row aria-label={name}>
      {tabs.map(({ label, href }) => {
        const on = href === current
        return (
          <Tab key={href} href={href} ref={on ? shown : undefined} aria-current={on ? 'page' : undefined}>
            {label}
          </Tab>
        )
      })}
    </Row>
  )
}

const Row = styled(TabRow)`
  margin: -8px 0 12px;
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

type PageTabsProps = { label: string; pages: readonly { label: string; href: string }[] }

/** Tabs above the title of related pages. */
export const PageTabs = ({ label, pages }: PageTabsProps) => (
  <LinkTabs label={label} tabs={pages} current={useRouter().asPath.split(/[?#]/)[0]} />
)
