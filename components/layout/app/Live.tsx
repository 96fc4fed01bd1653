import dynamic from 'next/dynamic'
import { useLogin } from '@/contexts/LoginContext'

const LiveUpdates = dynamic(() => import('./LiveUpdates').then((module) => module.LiveUpdates), { ssr: false })

/** Live updates while logged in; restarts for another user, and when `waits_for` changes. */
export const Live = () => {
  const { user } = useLogin()
  return user && <LiveUpdates key={`${String(user.id)} ${user.waits_for ?? ''}`} />
}
