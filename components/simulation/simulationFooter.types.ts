import type { ReactNode } from 'react'
import type { Bill } from '@/services/simulation/bill.rules'

/** What closes every page of the simulator: the way back, the one solid action, and what it comes to so far. */
export type SimulationFooter = {
  backHref: string
  action: string
  onAction: () => void
  isBusy?: boolean
  /** '18 notebooks, 24 meses'. */
  facts: string
  bill: Bill | null
  recalculating: boolean
  /** What 'Ver a conta' opens on phones, where no aside shows it. */
  account: ReactNode
}
