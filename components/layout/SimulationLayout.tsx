import type { ReactNode } from 'react'
import { PlatformHeader } from './PlatformHeader'
import { Shell } from './Shell'
import { SimulationSteps } from './SimulationSteps'

/** The simulator: the customer's header and the five steps below it. */
export const SimulationLayout = ({ children }: { children: ReactNode }) => (
  <Shell
    header={
      <>
        <PlatformHeader />
        <SimulationSteps />
      </>
    }
    content={1200}
    variables={{ '--top': '36px' }}
  >
    {children}
  </Shell>
)
