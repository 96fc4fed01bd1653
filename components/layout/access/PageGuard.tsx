import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { type ReactNode, useEffect, useState } from 'react'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
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

type Props = { access: Permission; visitors?: Page['visitors']; children: ReactNode }

/**
 * Lets in who may, visitors where a page is open to them; the API decides again for every call. Who is not logged in is sent to the log-in and back. When a session
 * ends by itself, the page stays as it is below the log-in, and nothing that was typed is lost.
 */
export const PageGuard = ({ access, visitors, children }: Props) => {
  const { actor, status, isVisiting } = useLogin()
  const { isReady, asPath, pathname, replace } = useRouter()
  // Some permissions are granted to both sides; what lies under /platform/admin is staff's alone.
  const isTheirs = actor !== null && !(pathname.startsWith('/platform/admin') && isCustomer(actor))
  const isLetIn = isTheirs && may(actor, access)
  const [letIn, setLetIn] = useState<{ id: number } | null>(null)
  if (isLetIn && letIn?.id !== actor.id) setLetIn({ id: actor.id })
  // Also while the next log-in is on its way.
  const isExpired = actor === null && letIn !== null
  const isOpenToVisitor = status === 'out' && (visitors === 'anyone' || (visitors !== undefined && isVisiting))
  const isSentAway = status === 'out' && isReady && !isExpired && !isOpenToVisitor
  useEffect(() => {
    if (isSentAway) void replace(paths.login(asPath))
  }, [isSentAway, asPath, replace])

  if (isLetIn || isExpired) {
    return (
      // Another person begins anew.
      <StickyLoginProvider key={actor?.id ?? letIn?.id}>
        {children}
        {isExpired && <ExpiredSession />}
      </StickyLoginProvider>
    )
  }
  if (isOpenToVisitor) return children
  if (!actor) return <SkeletonText label="Carregando a página" rows={5} />
  if (actor.waitsFor === 'new_password') return <FirstPasswordScreen />
  if (actor.waitsFor === 'activation') return <ActivationScreen />
  if (actor.waitsFor === 'access_ended') return <AccessEndedScreen />
  return <Forbidden />
}
