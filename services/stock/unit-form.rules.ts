import type { BirthStatus } from './manual-status.rules'
import type { ProductGroup } from './product-groups.rules'
import type { NewUnit, UnitChange } from './units.schema'

/** What the form of a new unit holds. */
export type UnitForm = {
  product_id: number | null
  status: BirthStatus
  serial: string
  product_group: ProductGroup
  location: string
}

export const emptyUnitForm = (): UnitForm => ({
  product_id: null,
  status: 'UP_FOR_RENTAL',
  serial: '',
  product_group: 'new',
  location: '',
})

/** As the API takes it; what was left empty is not sent. */
export const toNewUnit = ({ product_id, serial, location, ...others }: UnitForm): NewUnit =>
  ({
    ...others,
    ...(product_id !== null && { product_id }),
    ...(serial.trim() && { serial: serial.trim() }),
    ...(location.trim() && { location: location.trim() }),
  }) as NewUnit

/** What the form of a unit that is there holds. */
export type UnitChangeForm = { serial: string; product_group: ProductGroup; location: string; label: string }

type Was = Omit<UnitChangeForm, 'location' | 'label'> & { location: string | null; label: string | null }

export const toUnitForm = ({ serial, product_group, location, label }: Was): UnitChangeForm => ({
  serial,
  product_group,
  location: location ?? '',
  label: label ?? '',
})

/** Only what differs from what was read. */
export function toUnitChange(values: UnitChangeForm, was: Was, version: number): UnitChange {
  const before = toUnitForm(was)
  const changed = Object.entries(values)
    .map(([key, value]) => [key, value.trim()] as const)
    .filter(([key, value]) => before[key as keyof UnitChangeForm] !== value)
  return { version, ...Object.fromEntries(changed) }
}
