import type { ComponentType } from 'react'
import type { Address } from '@/services/companies/addresses.schema'

/** The form of an address belongs to another feature: the page brings it. */
export type AddressDialogType = ComponentType<{
  open: boolean
  address?: Address | null
  /** Under this name the browser keeps what was typed. */
  draft?: string
  onClose: () => void
  onSaved?: (address: Address) => void
}>
