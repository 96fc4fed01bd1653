import { useRouter } from 'next/router'
import type { ReactNode } from 'react'
import { useLogin } from '@/contexts/LoginContext'
import { Shell } from '../frames/Shell'
import { PlatformHeader } from '../header/PlatformHeader'
import { VisitorHeader } from '../header/VisitorHeader'
import { SimulationSteps } from './SimulationSteps'

/** The simulator: the customer's header and the five steps below it. */
export const SimulationLayout = ({ children }: { children: ReactNode }) => (
  <Shell
    header={
      <>
        <SimulationHeader />
        <SimulationSteps />
      </>
    }
    content={1200}
    variables={{ '--top': '36px' }}
  >
    {children}
  </Shell>
)

/** The customer's header; a visitor gets the way in, and comes back to where they are. */
export const SimulationHeader = () => {
  const { status } = useLogin()
  const { asPath } = useRouter()
  return status === 'out' ? <VisitorHeader next={asPath} /> : <PlatformHeader />
}
