import { useRouter } from 'next/router'
import { useLogin } from '@/contexts/LoginContext'
import { clearRecentResults } from '@/contexts/stores/recent-results.store'
import { paths } from '@/services/config/paths'

/** Logs out, clears the recent search results and goes to the public home, even if the call fails. */
export const useLogOutAndLeave = (): (() => Promise<void>) => {
  const { logOut } = useLogin()
  const { push } = useRouter()
  return async () => {
    // False for who stays to save a form.
    if (!(await push(paths.home()))) return
    clearRecentResults()
    // A failure is shown by the mutation; the tokens are deleted either way.
    await logOut().catch(() => undefined)
  }
}
