import { CircleQuestionMark, House, LogOut, Settings } from 'lucide-react'
import styled from 'styled-components'
import { MenuButton } from '@/components/ui/buttons/MenuButton'
import type { MenuEntry } from '@/components/ui/buttons/MenuList'
import { useLogin } from '@/contexts/LoginContext'
import { isCustomer } from '@/services/auth/actor.rules'
import { landingFor } from '@/services/auth/menu.rules'
import { paths } from '@/services/config/paths'
import { color } from '@/styles/tokens'
import { Avatar } from './Avatar'
import { useLogOutAndLeave } from './useLogOutAndLeave'

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Client: help, settings, logout. Staff: home, settings, logout (docs/adr/0525). */
export const UserMenu = () => {
  const { user, actor } = useLogin()
  const leave = useLogOutAndLeave()
  if (!user || !actor) return null
  const first: MenuEntry = isCustomer(actor)
    ? { key: 'help', label: 'Ajuda', href: paths.platform.help(), icon: <CircleQuestionMark {...icon} /> }
    : { key: 'home', label: 'Início', href: landingFor(actor), icon: <House {...icon} /> }
  const entries: MenuEntry[] = [
    first,
    { key: 'settings', label: 'Configurações', href: paths.platform.settings(), icon: <Settings {...icon} /> },
    { key: 'leave', label: 'Sair', icon: <LogOut {...icon} />, onSelect: () => void leave() },
  ]
  return (
    <MenuButton entries={entries} label="Sua conta" align="end">
      {(trigger) => (
        <Button type="button" aria-label={`Sua conta: ${user.first_name}`} title={user.first_name} {...trigger}>
          <Avatar name={user.username || user.first_name} />
        </Button>
      )}
    </MenuButton>
  )
}

const Button = styled.button`
  border-radius: 50%;
  &:hover,
  &[aria-expanded='true'] {
    box-shadow: 0 0 0 3px ${color.ring};
  }
`
