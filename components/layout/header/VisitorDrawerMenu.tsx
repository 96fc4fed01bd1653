import Link from 'next/link'
import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { useLogin } from '@/contexts/LoginContext'
import { paths } from '@/services/config/paths'
import { flex } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { visitorSections } from '../frames/visitorSections'
import { DrawerMenu } from './DrawerMenu'
import { ThemeSwitch } from './ThemeSwitch'

/** The drawer outside the platform: its sections, and log-in or registration; a logged user's own routes. */
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
      <Foot>
        <ButtonLink block kind="primary" href={paths.register()} style={{ height: 44 }}>
          Criar conta
        </ButtonLink>
        <div>
          <ButtonLink block href={paths.login()} scroll={false} style={{ height: 44 }}>
            Entrar
          </ButtonLink>
          <ThemeSwitch />
        </div>
      </Foot>
    </>
  )
}

const Nav = styled.nav`
  flex: 1;
  padding: 8px;
  a {
    ${flex.row};
    min-height: 44px;
    padding: 0 10px;
    border-radius: ${radius.control};
    color: ${color.text};
    font-weight: 500;
  }
  a:hover {
    background: ${color.sunken};
    text-decoration: none;
  }
`

const Foot = styled.div`
  flex: none;
  padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  > div {
    ${flex.row};
    gap: 8px;
    margin-top: 8px;
  }
`
