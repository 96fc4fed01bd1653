import type { ProductType, PropertyType } from '@/services/catalogue/types/types.schema'
import { toProductTypeDetail } from '../catalogue.mapper'
import type { ProductTypeRow } from './product-types.repository'
import type { PropertyTypeRow } from './property-types.repository'

export const toPropertyType = ({ id, name, propertiesCount, stepsCount }: PropertyTypeRow): PropertyType => ({
  id,
  name,
  properties_count: propertiesCount,
  steps_count: stepsCount,
})

export const toProductType = ({ productsCount, ...row }: ProductTypeRow): ProductType => ({
  ...toProductTypeDetail(row),
  products_count: productsCount,
})

/** The history record of a product type. */
export const toProductTypeRecord = ({ productType, simulator }: ProductTypeRow) => ({
  name: productType.name,
  plural_name: productType.pluralName,
  simulator: simulator.name,
})
