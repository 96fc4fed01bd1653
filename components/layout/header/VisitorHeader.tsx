import { Menu } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useCallback, useState } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { useLogin } from '@/contexts/LoginContext'
import { landingFor } from '@/services/auth/menu.rules'
import { paths } from '@/services/config/paths'
import { flex } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { visitorSections } from '../frames/visitorSections'
import { Drawer } from './Drawer'
import { HeaderFrame } from './HeaderFrame'
import { LogoLink } from './LogoLink'

// A visitor needs neither at first.
const UserMenu = dynamic(() => import('./UserMenu').then((module) => module.UserMenu), { ssr: false })
const VisitorDrawerMenu = dynamic(() => import('./VisitorDrawerMenu').then((module) => module.VisitorDrawerMenu), {
  ssr: false,
})

/** @param next where somebody goes on after the log-in; such a page has none of the home's sections. */
export const VisitorHeader = ({ next }: { next?: string }) => {
  const { actor } = useLogin()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
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
        <Phone>
          <IconButton
            label="Abrir menu"
            aria-expanded={open}
            icon={<Menu size={22} strokeWidth={1.75} aria-hidden />}
            onClick={() => setOpen(true)}
            style={{ width: 44, height: 44, marginRight: -10 }}
          />
        </Phone>
      </Right>
      <Drawer open={open} onClose={close}>
        {open && <VisitorDrawerMenu />}
      </Drawer>
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
