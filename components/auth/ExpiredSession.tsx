import { useRouter } from 'next/router'
import { useLogin } from '@/contexts/LoginContext'
import { paths } from '@/services/config/paths'
import { AuthDialog } from './AuthDialog'

/** The session ended by itself: the log-in comes over the page, which stays as it was left, and knows who was here. */
export const ExpiredSession = () => {
  const { asPath, replace } = useRouter()
  const { user } = useLogin()
  return (
    <AuthDialog
      action="login"
      token={null}
      open
      email={user?.email}
      lead="Sua sessão terminou. Entre de novo e continue de onde parou: o que você digitou está guardado."
      onClose={() => void replace(paths.login(asPath))}
    />
  )
}
