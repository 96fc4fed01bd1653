import dynamic from 'next/dynamic'
import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { useLogin } from '@/contexts/LoginContext'
import { landingFor } from '@/services/auth/menu.rules'
import { insidePath, paths } from '@/services/config/paths'

// Modal, Formik and the form arrive when somebody wants to log in.
const LoginDialog = dynamic(() => import('./LoginDialog').then((module) => module.LoginDialog), { ssr: false })

/** 'login opens with query action=login'. Who is logged in goes on to where they were going. */
export const LoginGate = () => {
  const { query, isReady, replace } = useRouter()
  const { actor, status } = useLogin()
  const wanted = isReady && query.action === 'login'
  const next = query.next
  useEffect(() => {
    if (wanted && actor) void replace(insidePath(next) ?? landingFor(actor))
  }, [wanted, actor, next, replace])
  if (!wanted || status === 'checking') return null
  return (
    <LoginDialog
      open={!actor}
      onClose={() => void replace(paths.home(), undefined, { shallow: true, scroll: false })}
    />
  )
}
