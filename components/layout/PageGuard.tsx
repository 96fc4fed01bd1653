import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useEffect, type ReactNode } from 'react'
import { SkeletonText } from '@/components/ui/Skeleton'
import { useLogin } from '@/contexts/LoginContext'
import { isCustomer } from '@/services/auth/actor.rules'
import { may, type Permission } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'

const ActivationScreen = dynamic(() =>
  import('@/components/auth/ActivationScreen').then((module) => module.ActivationScreen),
)
const FirstPasswordScreen = dynamic(() =>
  import('@/components/auth/FirstPasswordScreen').then((module) => module.FirstPasswordScreen),
)
const Forbidden = dynamic(() => import('./Forbidden').then((module) => module.Forbidden))

type Props = { access: Permission; children: ReactNode }

/** Lets in who may; the API decides again for every call. Who is not logged in is sent to the log-in and back. */
export const PageGuard = ({ access, children }: Props) => {
  const { actor, status } = useLogin()
  const router = useRouter()
  const { isReady, asPath, pathname, replace } = router
  useEffect(() => {
    if (status === 'out' && isReady) void replace(paths.login(asPath))
  }, [status, isReady, asPath, replace])

  if (!actor) return <SkeletonText label="Carregando a página" rows={5} />
  if (actor.waitsFor === 'new_password') return <FirstPasswordScreen />
  // Some permissions are granted to both sides; what lies under /platform/admin is staff's alone.
  const isTheirs = !(pathname.startsWith('/platform/admin') && isCustomer(actor))
  if (isTheirs && may(actor, access)) return children
  if (actor.waitsFor === 'activation') return <ActivationScreen />
  return <Forbidden />
}
