import type { Address } from '@/services/companies/addresses.schema'
import type { Quotation } from '@/services/simulation/simulation.schema'
import type { AddressActions } from './AddressHead'
import type { Distribution } from './useDistribution'

export type DistributionProps = {
  quotation: Quotation
  /** The addresses that things go to, each with what can be done with it. */
  columns: readonly { address: Address; actions: AddressActions }[]
  distribution: Distribution
}
