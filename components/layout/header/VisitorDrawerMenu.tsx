import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { Link } from '@/components/ui/navigation/Link'
import { useLogin } from '@/contexts/LoginContext'
import { paths } from '@/services/config/paths'
import { visitorSections } from '../frames/visitorSections'
import { DrawerFoot, DrawerMenu, DrawerNav } from './DrawerMenu'
import { ThemeSwitch } from './ThemeSwitch'

/**
 * The drawer of the public pages: sections of the home page, log-in and registration; for a logged-in user their own
 * menu.
 */
export const VisitorDrawerMenu = () => {
  const { isLogged } = useLogin()
  if (isLogged) return <DrawerMenu />
  return (
    <>
      <Nav aria-label="Nesta página">
        {visitorSections.map((section) => (
          <Link key={section.href} href={section.href}>
            {section.label}
          </Link>
        ))}
      </Nav>
      <DrawerFoot>
        <ButtonLink block kind="primary" href={paths.register()} style={{ height: 44 }}>
          Criar conta
        </ButtonLink>
        <div>
          <ButtonLink block href={paths.login()} scroll={false} style={{ height: 44 }}>
            Entrar
          </ButtonLink>
          <ThemeSwitch />
        </div>
      </DrawerFoot>
    </>
  )
}

const Nav = styled(DrawerNav)`
  padding: 8px;
  a {
    margin-bottom: 0;
  }
`
