import type { InitialStatus } from './manual-status.rules'
import type { ProductGroup } from './product-groups.rules'
import type { NewUnit, UnitUpdate } from './units.schema'

/** Values of the form for a new unit. */
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

/** The request body; empty fields are left out. */
export const toNewUnit = ({ product_id, serial, location, ...others }: UnitForm): NewUnit =>
  ({
    ...others,
    ...(product_id !== null && { product_id }),
    ...(serial.trim() && { serial: serial.trim() }),
    ...(location.trim() && { location: location.trim() }),
  }) as NewUnit

/** Values of the form for an existing unit. */
export type UnitUpdateForm = { serial: string; product_group: ProductGroup; location: string; label: string }

type CurrentUnit = Omit<UnitUpdateForm, 'location' | 'label'> & { location: string | null; label: string | null }

export const toUnitForm = ({ serial, product_group, location, label }: CurrentUnit): UnitUpdateForm => ({
  serial,
  product_group,
  location: location ?? '',
  label: label ?? '',
})

/** Only the fields that differ from what was read. */
export function toUnitUpdate(values: UnitUpdateForm, was: CurrentUnit, version: number): UnitUpdate {
  const before = toUnitForm(was)
  const changed = Object.entries(values)
    .map(([key, value]) => [key, value.trim()] as const)
    .filter(([key, value]) => before[key as keyof UnitUpdateForm] !== value)
  return { version, ...Object.fromEntries(changed) }
}
