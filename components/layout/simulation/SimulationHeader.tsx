import { useRouter } from 'next/router'
import { useLogin } from '@/contexts/LoginContext'
import { PlatformHeader } from '../header/PlatformHeader'
import { VisitorHeader } from '../header/VisitorHeader'

/** The customer's header; a visitor gets the way in, and comes back to where they are. */
export const SimulationHeader = () => {
  const { status } = useLogin()
  const { asPath } = useRouter()
  return status === 'out' ? <VisitorHeader next={asPath} /> : <PlatformHeader />
}
