import { useRouter } from 'next/router'
import { useLogin } from '@/contexts/LoginContext'
import { clearRecentResults } from '@/contexts/stores/recent-results.store'
import { paths } from '@/services/config/paths'

/** Ends the session, forgets what was opened in it and goes to the visitors' home, also when the server could not be told. */
export const useLogOutAndLeave = (): (() => Promise<void>) => {
  const { logOut } = useLogin()
  const { push } = useRouter()
  return async () => {
    clearRecentResults()
    await push(paths.home())
    // The failure has its own toast (the mutation's meta); the tokens are gone either way.
    await logOut().catch(() => undefined)
  }
}
