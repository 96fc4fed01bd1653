import { Bell, LogOut } from 'lucide-react'
import { useRouter } from 'next/router'
import styled from 'styled-components'
import { Link } from '@/components/ui/navigation/Link'
import { useLogin } from '@/contexts/LoginContext'
import { isCustomer } from '@/services/auth/actor.rules'
import { menuFor } from '@/services/auth/menu.rules'
import { paths } from '@/services/config/paths'
import { flex } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { CompanySwitcher } from '../company/CompanySwitcher'
import { Avatar } from './Avatar'
import { isCurrent } from './headerMenu.rules'
import { MenuIcon } from './MenuIcon'
import { SimulateLink } from './SimulateLink'
import { ThemeSwitch } from './ThemeSwitch'
import { unreadText, useUnread } from './unread'
import { useLogOutAndLeave } from './useLogOutAndLeave'

/** All routes of the header and the log-out. */
export const DrawerMenu = () => {
  const { user, actor } = useLogin()
  const leave = useLogOutAndLeave()
  const unread = useUnread(!actor?.waitsFor)
  const path = useRouter().asPath.split(/[?#]/)[0] ?? ''
  if (!user || !actor) return null
  const notices = isCustomer(actor) ? paths.platform.notifications() : paths.admin.notifications()
  const switches = user.permissions_groups.includes('VENDEDOR')
  return (
    <>
      <Person>
        <Avatar name={user.username || user.first_name} />
        <div>
          <b>{user.username || user.first_name}</b>
          {user.company && !switches && <small>{user.company.corporate_name}</small>}
        </div>
      </Person>
      {switches && (
        <Company>
          <CompanySwitcher align="start" />
        </Company>
      )}
      <DrawerNav aria-label="Menu principal">
        <ul>
          {menuFor(actor).map((item) => (
            <li key={item.key}>
              <Link href={item.href} aria-current={isCurrent(item, path) ? 'page' : undefined}>
                <MenuIcon name={item.icon} size={19} />
                {item.label}
              </Link>
            </li>
          ))}
          {!actor.waitsFor && (
            <li>
              <Link href={notices} aria-current={path === notices ? 'page' : undefined}>
                <Bell size={19} strokeWidth={1.75} aria-hidden />
                Avisos
                {!!unread && <Count>{unreadText(unread)}</Count>}
              </Link>
            </li>
          )}
        </ul>
      </DrawerNav>
      <DrawerFoot>
        <SimulateLink block />
        <div>
          <Leave type="button" onClick={() => void leave()}>
            <LogOut size={18} strokeWidth={1.75} aria-hidden />
            Sair
          </Leave>
          <ThemeSwitch />
        </div>
      </DrawerFoot>
    </>
  )
}

const Person = styled.div`
  ${flex.row};
  gap: 10px;
  padding: 12px 16px;
  b,
  small {
    display: block;
    line-height: 18px;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 550;
  }
  small {
    font-size: 12px;
    color: ${color.t2};
  }
`

const Company = styled.div`
  display: grid;
  padding: 0 16px 8px;
`

export const DrawerNav = styled.nav`
  flex: 1 1 auto;
  overflow-y: auto;
  padding: 4px 8px;
  a {
    ${flex.row};
    gap: 12px;
    min-height: 44px;
    margin-bottom: 2px;
    padding: 0 10px;
    border-radius: ${radius.control};
    color: ${color.text};
    font-weight: 500;
  }
  a:hover {
    background: ${color.sunken};
    text-decoration: none;
  }
  a[aria-current] {
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
`

export const DrawerFoot = styled.div`
  flex: none;
  padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  > div {
    ${flex.between};
    gap: 8px;
    margin-top: 8px;
  }
`

const Count = styled.small`
  margin-left: auto;
  font-size: 12px;
  color: ${color.warn};
`

const Leave = styled.button`
  ${flex.row};
  gap: 12px;
  min-height: 44px;
  color: ${color.t2};
  font-weight: 500;
`
