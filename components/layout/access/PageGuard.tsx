import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { type ReactNode, useEffect, useState } from 'react'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { StickyLoginProvider, useLogin } from '@/contexts/LoginContext'
import { isCustomer } from '@/services/auth/actor.rules'
import { may, type Permission } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import type { Page } from '../frames/page.types'

const AccessEndedScreen = dynamic(() =>
  import('@/components/auth/AccessEndedScreen').then((module) => module.AccessEndedScreen),
)
const ActivationScreen = dynamic(() =>
  import('@/components/auth/ActivationScreen').then((module) => module.ActivationScreen),
)
const ExpiredSession = dynamic(() => import('@/components/auth/ExpiredSession').then((module) => module.ExpiredSession))
const FirstPasswordScreen = dynamic(() =>
  import('@/components/auth/FirstPasswordScreen').then((module) => module.FirstPasswordScreen),
)
const Forbidden = dynamic(() => import('./Forbidden').then((module) => module.Forbidden))

type Props = {
  access: Permission
  visitors?: Page['visitors']
  /** Of the page, shown until the user is known. */
  heading?: Exclude<Page['heading'], true>
  children: ReactNode
}

/**
 * Renders a page for users with its permission, and for visitors where it is open to them; the API checks every call
 * again. Others are redirected to the log-in, which returns to the page. When a session expires, the page stays mounted
 * below the log-in dialog, so that no input is lost.
 */
export const PageGuard = ({ access, visitors, heading, children }: Props) => {
  const { actor, status, isVisiting, readAgain } = useLogin()
  const { isReady, asPath, pathname, replace } = useRouter()
  // Some permissions are granted to customers and staff; pages under /platform/admin are for staff only.
  const isTheirs = actor !== null && !(pathname.startsWith('/platform/admin') && isCustomer(actor))
  const isLetIn = isTheirs && may(actor, access)
  const [letIn, setLetIn] = useState<{ id: number } | null>(null)
  if (isLetIn && letIn?.id !== actor.id) setLetIn({ id: actor.id })
  // Also while the next log-in is pending, or the server does not answer.
  const isKept = actor === null && letIn !== null
  const isOpenToVisitor = status === 'out' && (visitors === 'anyone' || (visitors !== undefined && isVisiting))
  const isSentAway = status === 'out' && isReady && !isKept && !isOpenToVisitor
  useEffect(() => {
    if (isSentAway) void replace(paths.login(asPath))
  }, [isSentAway, asPath, replace])

  if (isLetIn || isKept) {
    return (
      // Another user gets a fresh state.
      <StickyLoginProvider key={actor?.id ?? letIn?.id}>
        {children}
        {isKept && status !== 'unreachable' && <ExpiredSession />}
      </StickyLoginProvider>
    )
  }
  if (isOpenToVisitor) return children
  if (status === 'unreachable') {
    return <FailedState heading="h1" title="Sem resposta da Arrenda. Tentando de novo…" onRetry={readAgain} />
  }
  if (!actor) {
    return (
      <>
        {heading && <PageHeader {...heading} />}
        <SkeletonText label="Carregando a página" rows={5} />
      </>
    )
  }
  if (actor.waitsFor === 'new_password') return <FirstPasswordScreen />
  if (actor.waitsFor === 'activation') return <ActivationScreen />
  if (actor.waitsFor === 'access_ended') return <AccessEndedScreen />
  return <Forbidden />
}
