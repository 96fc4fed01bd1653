import type { ComponentType } from 'react'
import type { Address } from '@/services/companies/addresses.schema'
import type { Quotation } from '@/services/simulation/simulation.schema'
import type { AddressActions } from './AddressHeader'
import type { Distribution } from './useDistribution'

/** The address dialog of another feature, passed in by the page. */
export type AddressDialogType = ComponentType<{
  open: boolean
  address?: Address | null
  /** The name of the draft. */
  draft?: string
  onClose: () => void
  onSaved?: (address: Address) => void
}>

export type DistributionProps = {
  quotation: Quotation
  /** The addresses of the deliveries, with their actions. */
  columns: readonly { address: Address; actions: AddressActions }[]
  distribution: Distribution
}
