import Link from 'next/link'
import { useRouter } from 'next/router'
import styled from 'styled-components'
import { paths } from '@/services/config/paths'
import { color } from '@/styles/tokens'

/** The pages of the catalogue, in the order in which it is set up. */
const TABS: readonly { href: string; label: string }[] = [{ href: paths.admin.products(), label: 'Produtos' }]

/** The way from one page of the catalogue to another: links, not buttons, since each has its own address. */
export const CatalogueTabs = () => {
  const { pathname } = useRouter()
  if (TABS.length < 2) return null
  return (
    <Bar aria-label="Catálogo">
      {TABS.map(({ href, label }) => (
        <Tab key={href} href={href} aria-current={href === pathname ? 'page' : undefined}>
          {label}
        </Tab>
      ))}
    </Bar>
  )
}

const Bar = styled.nav`
  display: flex;
  gap: 4px;
  min-width: 0;
  margin-bottom: 12px;
  overflow-x: auto;
  border-bottom: 1px solid ${color.line};
`

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 38px;
  padding: 0 10px;
  color: ${color.t2};
  font-size: 13px;
  font-weight: 500;
  white-space: nowrap;
  &:hover {
    color: ${color.text};
    text-decoration: none;
  }
  &[aria-current] {
    color: ${color.text};
    font-weight: 600;
    box-shadow: inset 0 -2px ${color.brandText};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`
