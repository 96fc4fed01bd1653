import { useRouter } from 'next/router'
import { useLogin } from '@/contexts/LoginContext'
import { clearRecentResults } from '@/contexts/stores/recent-results.store'
import { endSessionWithPage } from '@/hooks/auth/session.mutations'
import { paths } from '@/services/config/paths'

/**
 * Logs out, clears the recent search results and goes to the public home: even if the call fails, and if the home opens as a
 * whole new page because its scripts are slow (docs/adr/0578).
 */
export const useLogOutAndLeave = (): (() => Promise<void>) => {
  const { logOut } = useLogin()
  const { push } = useRouter()
  return async () => {
    for (const event of PAGE_ENDS) window.addEventListener(event, leaveWithPage)
    try {
      // False for who stays to save a form.
      if (!(await push(paths.home()))) return
      clearRecentResults()
      // A failure is shown by the mutation; the tokens are deleted either way.
      await logOut().catch(() => undefined)
    } finally {
      for (const event of PAGE_ENDS) window.removeEventListener(event, leaveWithPage)
    }
  }
}

/** The second may come after the next page has begun, but the browser of an iPhone knows no other. */
const PAGE_ENDS = ['beforeunload', 'pagehide']

function leaveWithPage(): void {
  clearRecentResults()
  endSessionWithPage()
}
