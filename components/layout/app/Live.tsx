import { lazyPart } from '@/components/ui/browser/lazyPart'
import { useIsAtRest } from '@/components/ui/browser/useIsAtRest'
import { useLogin } from '@/contexts/LoginContext'

const LiveUpdates = lazyPart(() => import('./LiveUpdates').then((module) => module.LiveUpdates))

/**
 * Live updates while logged in; restarts for another user, and when `waits_for` changes. The page comes first: the stream
 * tells what was missed since it began.
 */
export const Live = () => {
  const { user } = useLogin()
  const isAtRest = useIsAtRest()
  // Without a password of one's own the API refuses the stream.
  if (!user || !isAtRest || user.waits_for === 'new_password') return null
  return <LiveUpdates key={`${String(user.id)} ${user.waits_for ?? ''}`} />
}
