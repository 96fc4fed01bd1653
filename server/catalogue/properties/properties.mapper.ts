import type { PropertyDetail } from '@/services/catalogue/properties/properties.schema'
import type { PropertyRow } from './properties.repository'

export const toPropertyDetail = (row: PropertyRow): PropertyDetail => ({
  id: row.property.id,
  version: row.property.version,
  name: row.property.name,
  description: row.property.description,
  property_type: { id: row.property.propertyTypeId, name: row.typeName },
  image: row.property.image,
  hex_color: row.property.hexColor,
  simulators: row.simulators,
  replaces: row.replaces,
  is_auto_created: row.property.isAutoCreated,
  active: row.property.active,
  products_count: row.productsCount,
})

/** The history record of a property. */
export const toPropertyRecord = ({ property, typeName, simulators, replaces }: PropertyRow) => ({
  name: property.name,
  description: property.description,
  property_type: typeName,
  image: property.image,
  hex_color: property.hexColor,
  simulators: simulators.map(({ name }) => name),
  replaces: replaces.map(({ name }) => name),
  active: property.active,
})
