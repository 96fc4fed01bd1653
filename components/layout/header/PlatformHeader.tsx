import styled from 'styled-components'
import { SearchButton, useSearchDialog } from '@/components/search/SearchButton'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { useShortcut } from '@/components/ui/navigation/useShortcut'
import { useLogin } from '@/contexts/LoginContext'
import { flex } from '@/styles/mixins'
import { below } from '@/styles/tokens'
import { useShortcutsDialog } from '../app/useShortcutsDialog'
import { CompanySwitcher } from '../company/CompanySwitcher'
import { Bell } from './Bell'
import { useDrawer } from './Drawer'
import { HeaderFrame } from './HeaderFrame'
import { HeaderNav } from './HeaderNav'
import { LogoLink } from './LogoLink'
import { SimulateLink } from './SimulateLink'
import { ThemeSwitch } from './ThemeSwitch'
import { UserMenu } from './UserMenu'

const DrawerMenu = lazyPart(() => import('./DrawerMenu').then((module) => module.DrawerMenu))

export const PlatformHeader = () => {
  const { actor } = useLogin()
  // A user who still has to set a password or wait for activation has nothing to search.
  const maySearch = actor !== null && !actor.waitsFor
  const { button, drawer } = useDrawer(<DrawerMenu />)
  const search = useSearchDialog(maySearch)
  const shortcuts = useShortcutsDialog()
  useShortcut({ key: '?', act: shortcuts.show, isOn: maySearch })
  return (
    <HeaderFrame>
      <LogoLink />
      {actor && (
        <>
          <HeaderNav actor={actor} />
          <Right>
            <Wide>
              {maySearch && <SearchButton onPress={search.show} />}
              <CompanySwitcher />
              <SimulateLink />
              <ThemeSwitch />
            </Wide>
            <Narrow>{maySearch && <SearchButton onPress={search.show} iconOnly />}</Narrow>
            {maySearch && <Bell actor={actor} />}
            <Wide>
              <UserMenu />
            </Wide>
            <Narrow>{button}</Narrow>
          </Right>
          {drawer}
          {search.dialog}
          {shortcuts.dialog}
        </>
      )}
    </HeaderFrame>
  )
}

const Right = styled.div`
  ${flex.row};
  flex: 1 1 auto;
  justify-content: flex-end;
  gap: 12px;
  ${below.drawer} {
    gap: 0;
  }
`

/** What stands in the drawer on narrow screens. The bell stands between both, at every width. */
const Wide = styled.div`
  display: contents;
  ${below.drawer} {
    display: none;
  }
`

const Narrow = styled.div`
  display: none;
  ${below.drawer} {
    display: contents;
  }
`
