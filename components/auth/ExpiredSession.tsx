import { useRouter } from 'next/router'
import { paths } from '@/services/config/paths'
import { AuthDialog } from './AuthDialog'

/** The session ended by itself: the log-in comes over the page, which stays as it was left. */
export const ExpiredSession = () => {
  const { asPath, replace } = useRouter()
  return (
    <AuthDialog
      action="login"
      token={null}
      open
      lead="Sua sessão terminou. Entre de novo e continue de onde parou: o que você digitou está guardado."
      onClose={() => void replace(paths.login(asPath))}
    />
  )
}
