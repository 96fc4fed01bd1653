import type { ProductType, PropertyType } from '@/services/catalogue/types/types.schema'

export const wirePropertyType = (overrides: Partial<PropertyType> = {}): PropertyType => ({
  id: 1,
  name: 'Tela',
  properties_count: 4,
  steps_count: 1,
  ...overrides,
})

export const wireProductType = (overrides: Partial<ProductType> = {}): ProductType => ({
  id: 1,
  name: 'notebook',
  plural_name: 'notebooks',
  simulator: { id: 1, name: 'Notebooks' },
  products_count: 12,
  ...overrides,
})
