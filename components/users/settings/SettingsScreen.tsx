import type { ReactNode } from 'react'
import styled from 'styled-components'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { Card } from '@/components/ui/display/Card'
import { FormSkeleton } from '@/components/ui/forms/FormSkeleton'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { useHashTarget } from '@/components/ui/navigation/useHashTarget'
import { useLogin } from '@/contexts/LoginContext'
import { may } from '@/services/auth/permissions.rules'
import { below, color, radius } from '@/styles/tokens'
import { AppearanceCard } from './AppearanceCard'
import { PrivacyCard } from './PrivacyCard'
import { PrivacyRequestsCard } from './PrivacyRequestsCard'
import { SECTIONS } from './sections'
import { SessionsCard } from './SessionsCard'

const OwnDataForm = lazyPart(
  () => import('./OwnDataForm').then((module) => module.OwnDataForm),
  () => <FormSkeleton fields={3} />,
)

type Part = 'password' | 'notifications' | 'billing'

/** What a person says of themselves and of how the platform treats them. */
export const SettingsScreen = ({ password, notifications, billing }: Record<Part, ReactNode>) => {
  const { actor } = useLogin()
  const manages = actor !== null && may(actor, 'company:billing')
  const sections = Object.values(SECTIONS).filter((section) => manages || section !== SECTIONS.billing)
  useHashTarget()
  return (
    <>
      <PageHeader title="Configurações" />
      <Columns>
        <nav aria-label="Partes das configurações">
          {sections.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        <div>
          <Card {...SECTIONS.data}>
            <Narrow>
              <OwnDataForm />
            </Narrow>
          </Card>
          <Card {...SECTIONS.password}>
            <Narrow>{password}</Narrow>
          </Card>
          <SessionsCard />
          <AppearanceCard />
          {manages && billing}
          {notifications}
          <PrivacyCard />
          {actor && may(actor, 'privacy:decide') && <PrivacyRequestsCard />}
        </div>
      </Columns>
    </>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 760px);
  align-items: start;
  gap: 20px 32px;
  padding-bottom: 40px;
  nav {
    position: sticky;
    top: calc(var(--header, 60px) + 20px);
    display: grid;
    gap: 2px;
    margin-left: -12px;
  }
  nav a {
    padding: 7px 12px;
    border-radius: ${radius.control};
    color: ${color.t2};
    line-height: 22px;
  }
  nav a:hover {
    background: ${color.sunken};
    color: ${color.text};
    text-decoration: none;
  }
  > div {
    display: grid;
    gap: 20px;
    min-width: 0;
  }
  > div > * {
    scroll-margin-top: calc(var(--header, 60px) + 20px);
  }
  ${below.hero} {
    grid-template-columns: minmax(0, 1fr);
    nav {
      display: none;
    }
  }
`

const Narrow = styled.div`
  max-width: 440px;
`
