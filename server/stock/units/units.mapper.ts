import { toAddress } from '@/server/companies/to-address.service'
import { cityLine, streetLine } from '@/services/companies/address-lines.rules'
import type { Unit } from '@/services/stock/units/units.schema'
import type { ListedUnit } from './unit-lists.repository'

type AddressRow = NonNullable<ListedUnit['address']>
type Holding = Pick<ListedUnit, 'company' | 'address' | 'user'>

export const toUnit = ({ unit, product, ...holding }: ListedUnit): Unit => ({
  id: unit.id,
  serial: unit.serial,
  label: unit.label,
  status: unit.status,
  product,
  product_group: unit.productGroup,
  location: unit.location,
  holder: toHolder(holding),
  updated_at: unit.updatedAt.toISOString(),
})

/** A held unit always has an address: the database checks that. */
export function toHolder({ company, address, user }: Holding): Unit['holder'] {
  if (!company || !address) return null
  return {
    company: { id: company.id, corporate_name: company.corporateName },
    address: { id: address.id, label: address.label, line: lineOf(address) },
    user: user && { id: user.id, first_name: user.firstName },
  }
}

function lineOf(row: AddressRow): string {
  const address = toAddress(row)
  return `${streetLine(address)} · ${cityLine(address)}`
}
