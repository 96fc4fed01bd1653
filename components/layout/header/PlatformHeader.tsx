import { Menu } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useCallback, useState } from 'react'
import styled from 'styled-components'
import { SearchButton, useSearchDialog } from '@/components/search/SearchButton'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { useShortcut } from '@/components/ui/navigation/useShortcut'
import { useLogin } from '@/contexts/LoginContext'
import { flex } from '@/styles/mixins'
import { below } from '@/styles/tokens'
import { useShortcutsDialog } from '../app/useShortcutsDialog'
import { CompanySwitcher } from '../company/CompanySwitcher'
import { Drawer } from './Drawer'
import { HeaderFrame } from './HeaderFrame'
import { HeaderNav } from './HeaderNav'
import { LogoLink } from './LogoLink'
import { SimulateLink } from './SimulateLink'
import { ThemeSwitch } from './ThemeSwitch'
import { UserMenu } from './UserMenu'

const DrawerMenu = dynamic(() => import('./DrawerMenu').then((module) => module.DrawerMenu), { ssr: false })

export const PlatformHeader = () => {
  const { actor } = useLogin()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  // Who waits has nothing to find yet.
  const maySearch = actor !== null && !actor.waitsFor
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
            {maySearch && <SearchButton onPress={search.show} />}
            <CompanySwitcher />
            <SimulateLink />
            <ThemeSwitch />
            <UserMenu />
          </Right>
          <Phone>
            {maySearch && <SearchButton onPress={search.show} iconOnly />}
            <IconButton
              label="Abrir menu"
              aria-expanded={open}
              icon={<Menu size={22} strokeWidth={1.75} aria-hidden />}
              onClick={() => setOpen(true)}
              style={{ width: 44, height: 44, marginRight: -10 }}
            />
          </Phone>
          <Drawer open={open} onClose={close}>
            {open && <DrawerMenu />}
          </Drawer>
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
    display: none;
  }
`

const Phone = styled.div`
  display: none;
  ${below.drawer} {
    ${flex.row};
  }
`
