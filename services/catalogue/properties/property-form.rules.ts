import type { NewProperty, PropertyChange, PropertyDetail } from './properties.schema'

/** What the form of a property holds. */
export type PropertyFormValues = {
  name: string
  description: string
  /** An id as text; empty until it is chosen. */
  property_type_id: string
  /** A drawing or the `src` of an uploaded picture; empty for none. */
  image: string
  /** Empty for none. */
  hex_color: string
  simulator_ids: number[]
  replace_ids: number[]
  active: boolean
}

export const EMPTY_PROPERTY: PropertyFormValues = {
  name: '',
  description: '',
  property_type_id: '',
  image: '',
  hex_color: '',
  simulator_ids: [],
  replace_ids: [],
  active: true,
}

export const toPropertyFormValues = (property: PropertyDetail): PropertyFormValues => ({
  name: property.name,
  description: property.description ?? '',
  property_type_id: String(property.property_type.id),
  image: property.image ?? '',
  hex_color: property.hex_color ?? '',
  simulator_ids: property.simulators.map(({ id }) => id),
  replace_ids: property.replaces.map(({ id }) => id),
  active: property.active,
})

/** What creates the property; not validated yet. */
export const toNewProperty = (form: PropertyFormValues): NewProperty => ({
  name: form.name.trim(),
  // No type has this id: nothing chosen is refused as nothing.
  property_type_id: form.property_type_id ? Number(form.property_type_id) : 0,
  description: form.description.trim() || null,
  image: form.image || null,
  hex_color: form.hex_color.trim() || null,
  simulator_ids: form.simulator_ids,
  replace_ids: form.replace_ids,
  active: form.active,
})

/** Only what the person changed against what was read, and which version that was; not validated yet. */
export function toPropertyChange(form: PropertyFormValues, read: PropertyDetail): PropertyChange {
  const [before, after] = [toNewProperty(toPropertyFormValues(read)), toNewProperty(form)]
  const changed = Object.entries(after).filter(([name, value]) => !isSame(value, before[name as keyof NewProperty]))
  return { ...Object.fromEntries(changed), version: read.version }
}

/** Lists of ids have no order. */
const isSame = (one: Value, other: Value): boolean => textOf(one) === textOf(other)

type Value = NewProperty[keyof NewProperty]

const textOf = (value: Value): string => (Array.isArray(value) ? value.toSorted().join() : String(value))
