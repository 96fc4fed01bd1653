import type { InitialStatus } from './manual-status.rules'
import type { ProductGroup } from './product-groups.rules'
import type { NewUnit, UnitUpdate } from './units.schema'

/** What the form of a new unit holds. */
export type UnitForm = {
  product_id: number | null
  status: InitialStatus
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
export type UnitUpdateForm = { serial: string; product_group: ProductGroup; location: string; label: string }

type CurrentUnit = Omit<UnitUpdateForm, 'location' | 'label'> & { location: string | null; label: string | null }

export const toUnitForm = ({ serial, product_group, location, label }: CurrentUnit): UnitUpdateForm => ({
  serial,
  product_group,
  location: location ?? '',
  label: label ?? '',
})

/** Only what differs from what was read. */
export function toUnitUpdate(values: UnitUpdateForm, was: CurrentUnit, version: number): UnitUpdate {
  const before = toUnitForm(was)
  const changed = Object.entries(values)
    .map(([key, value]) => [key, value.trim()] as const)
    .filter(([key, value]) => before[key as keyof UnitUpdateForm] !== value)
  return { version, ...Object.fromEntries(changed) }
}
