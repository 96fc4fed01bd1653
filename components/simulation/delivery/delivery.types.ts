import type { ComponentType } from 'react'
import type { Address } from '@/services/companies/addresses.schema'
import type { Quotation } from '@/services/simulation/simulation.schema'
import type { AddressActions } from './AddressHeader'
import type { Distribution } from './useDistribution'

/** The form of an address belongs to another feature: the page brings it. */
export type AddressDialogType = ComponentType<{
  open: boolean
  address?: Address | null
  /** Under this name the browser keeps what was typed. */
  draft?: string
  onClose: () => void
  onSaved?: (address: Address) => void
}>

export type DistributionProps = {
  quotation: Quotation
  /** The addresses that things go to, each with what can be done with it. */
  columns: readonly { address: Address; actions: AddressActions }[]
  distribution: Distribution
}
