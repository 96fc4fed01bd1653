import dynamic from 'next/dynamic'
import { useLogin } from '@/contexts/LoginContext'

const LiveUpdates = dynamic(() => import('./LiveUpdates').then((module) => module.LiveUpdates), { ssr: false })

/** Live updates for who is logged in; another person, or one who may do something else now, begins anew. */
export const Live = () => {
  const { user } = useLogin()
  return user && <LiveUpdates key={`${String(user.id)} ${user.waits_for ?? ''}`} />
}
