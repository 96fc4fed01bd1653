import { ChevronDown, Ellipsis } from 'lucide-react'
import { useRouter } from 'next/router'
import { memo } from 'react'
import styled, { css } from 'styled-components'
import { MenuButton } from '@/components/ui/buttons/MenuButton'
import { Link } from '@/components/ui/navigation/Link'
import type { Actor } from '@/services/auth/actor.rules'
import { menuFor, type MenuItem } from '@/services/auth/menu.rules'
import { flex } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'
import { headerMenu, isCurrent } from './headerMenu.rules'
import { MenuIcon } from './MenuIcon'

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const

export const HeaderNav = ({ actor }: { actor: Actor }) => {
  const path = useRouter().asPath.split(/[?#]/)[0] ?? ''
  const { shown, more } = headerMenu(menuFor(actor))
  const moreHasCurrent = more.some((item) => isCurrent(item, path))
  return (
    <Nav aria-label="Menu principal">
      <ul>
        {shown.map((item) => (
          <li key={item.key}>
            <NavLink item={item} current={isCurrent(item, path)} />
          </li>
        ))}
        {more.length > 0 && (
          <li>
            <MenuButton
              label="Mais páginas"
              entries={more.map((item) => ({
                key: item.key,
                label: item.label,
                href: item.href,
                icon: <MenuIcon name={item.icon} />,
              }))}
            >
              {(trigger) => (
                <More type="button" data-current={moreHasCurrent} {...trigger}>
                  <Ellipsis {...icon} /> Mais <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
                </More>
              )}
            </MenuButton>
          </li>
        )}
      </ul>
    </Nav>
  )
}

const NavLink = memo(({ item, current }: { item: MenuItem; current: boolean }) => (
  <PageLink href={item.href} title={item.label} aria-current={current ? 'page' : undefined}>
    <MenuIcon name={item.icon} />
    <span>{item.label}</span>
  </PageLink>
))

const Nav = styled.nav`
  flex: 0 1 auto;
  min-width: 0;
  ul {
    display: flex;
    gap: 2px;
  }
  ${below.drawer} {
    display: none;
  }
`

const look = css`
  ${flex.inlineRow};
  gap: 8px;
  height: 36px;
  padding: 0 10px;
  border-radius: ${radius.control};
  color: ${color.t2};
  font-size: var(--nav-font, 14px);
  font-weight: 500;
  white-space: nowrap;
  svg {
    flex: none;
  }
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
    text-decoration: none;
  }
`

const PageLink = styled(Link)`
  ${look}
  &[aria-current='page'] {
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
  /* Narrow: icons with hidden labels, except the current page's. */
  ${below.wide} {
    &:not([aria-current='page']) span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

const More = styled.button`
  ${look}
  &[data-current='true'] {
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
`
