import { useRouter } from 'next/router'
import type { ReactNode } from 'react'
import { useLogin } from '@/contexts/LoginContext'
import { Shell } from '../frames/Shell'
import { PlatformHeader } from '../header/PlatformHeader'
import { VisitorHeader } from '../header/VisitorHeader'
import { SimulationSteps } from './SimulationSteps'

/** The customer's header, or the visitor's, whose log-in returns to this page. */
export const SimulationHeader = () => {
  const { status } = useLogin()
  const { asPath } = useRouter()
  return status === 'out' ? <VisitorHeader next={asPath} /> : <PlatformHeader />
}

/** The same element at each rendering: between two screens only what reads their address is rendered. */
const HEADER = (
  <>
    <SimulationHeader />
    <SimulationSteps />
  </>
)

/** The layout of the simulator: the header with the five steps below it. */
export const SimulationLayout = ({ children }: { children: ReactNode }) => (
  <Shell header={HEADER} content={1200} variables={{ '--top': '36px' }}>
    {children}
  </Shell>
)
