import styled from 'styled-components'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { Link } from '@/components/ui/navigation/Link'
import { useLogin } from '@/contexts/LoginContext'
import { landingFor } from '@/services/auth/menu.rules'
import { paths } from '@/services/config/paths'
import { flex } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { visitorSections } from '../frames/visitorSections'
import { useDrawer } from './Drawer'
import { HeaderFrame } from './HeaderFrame'
import { LogoLink } from './LogoLink'

// Loaded lazily: a visitor needs neither at first.
const UserMenu = lazyPart(() => import('./UserMenu').then((module) => module.UserMenu))
const VisitorDrawerMenu = lazyPart(() => import('./VisitorDrawerMenu').then((module) => module.VisitorDrawerMenu))

/** @param next where to continue after the log-in; with it, the header does not link the sections of the home page */
export const VisitorHeader = ({ next }: { next?: string }) => {
  const { actor } = useLogin()
  const { button, drawer } = useDrawer(<VisitorDrawerMenu />)
  return (
    <HeaderFrame>
      <LogoLink size={28} />
      {next === undefined && (
        <Sections aria-label="Nesta página">
          {visitorSections.map((section) => (
            <Link key={section.href} href={section.href}>
              {section.label}
            </Link>
          ))}
        </Sections>
      )}
      <Right>
        {actor ? (
          <>
            <ButtonLink kind="primary" href={landingFor(actor)}>
              Abrir a plataforma
            </ButtonLink>
            <Wide>
              <UserMenu />
            </Wide>
          </>
        ) : (
          <>
            <ButtonLink kind="text" href={paths.login(next)} scroll={false}>
              Entrar
            </ButtonLink>
            <Wide>
              <ButtonLink kind="primary" href={paths.register(next)}>
                Criar conta
              </ButtonLink>
            </Wide>
          </>
        )}
        <Phone>{button}</Phone>
      </Right>
      {drawer}
    </HeaderFrame>
  )
}

const Sections = styled.nav`
  display: flex;
  gap: 24px;
  margin-left: 22px;
  a {
    color: ${color.t2};
    font-weight: 500;
  }
  a:hover {
    color: ${color.text};
  }
  ${below.drawer} {
    display: none;
  }
`

const Right = styled.div`
  ${flex.row};
  gap: 10px;
  margin-left: auto;
`

const Wide = styled.div`
  display: flex;
  ${below.drawer} {
    display: none;
  }
`

const Phone = styled.div`
  display: none;
  ${below.drawer} {
    display: block;
  }
`
