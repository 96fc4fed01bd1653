import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { useLogin } from '@/contexts/LoginContext'
import { landingFor } from '@/services/auth/menu.rules'
import { insidePath, paths } from '@/services/config/paths'
import type { AuthAction } from './AuthDialog'

// Modal, Formik and the forms arrive when somebody wants to log in.
const AuthDialog = lazyPart(() => import('./AuthDialog').then((module) => module.AuthDialog))

const ACTIONS: readonly unknown[] = [
  'login',
  'recover-password',
  'reset-password',
  'confirm-registration',
  'confirm-billing-email',
] satisfies AuthAction[]

const isAction = (action: unknown): action is AuthAction => ACTIONS.includes(action)

/**
 * 'login opens with query action=login'; so do the two steps of a recovered password. Who is logged in goes on to where
 * they were going, but for who follows the link of a mail.
 */
export const LoginGate = () => {
  const { query, isReady, replace } = useRouter()
  const { actor, status } = useLogin()
  const token = useTokenOfLink()
  const action = isReady && isAction(query.action) ? query.action : null
  const [cameWithPage, setCameWithPage] = useState<boolean>()
  if (isReady && cameWithPage === undefined) setCameWithPage(action !== null)
  const next = query.next
  const goesOn = action === 'login' && actor !== null
  useEffect(() => {
    if (goesOn) void replace(insidePath(next) ?? landingFor(actor))
  }, [goesOn, actor, next, replace])
  if (!action || status === 'checking') return null
  return (
    <AuthDialog
      action={action}
      token={token}
      open={!goesOn}
      still={cameWithPage}
      onClose={() => void replace(paths.home(), undefined, { shallow: true, scroll: false })}
    />
  )
}

/** Where the link of a mail leads, without its token. */
function pathOf(action: unknown): string {
  if (action === 'confirm-registration') return paths.confirmRegistration()
  return action === 'confirm-billing-email' ? paths.confirmBillingEmail() : paths.resetPassword()
}

const TOKEN = /#token=([\w-]+)/

/** The token of a mail's link. It comes behind the #, which no server sees, and leaves the address and the history at once. */
function useTokenOfLink(): string | null {
  const { asPath, isReady, query, replace } = useRouter()
  const [token, setToken] = useState<string | null>(null)
  const inAddress = isReady ? TOKEN.exec(asPath)?.[1] : undefined
  if (inAddress !== undefined && inAddress !== token) setToken(inAddress)
  useEffect(() => {
    if (inAddress !== undefined) void replace(pathOf(query.action), undefined, { shallow: true, scroll: false })
  }, [inAddress, query.action, replace])
  return token
}
