import type { ReactNode } from 'react'
import { Shell } from '../frames/Shell'
import { SimulationHeader } from './SimulationHeader'
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
