import type { PropertyDetail } from '@/services/catalogue/properties/properties.schema'

export const wireProperty = (overrides: Partial<PropertyDetail> = {}): PropertyDetail => ({
  id: 4,
  version: 1,
  name: '14 pol.',
  description: 'O tamanho mais pedido.',
  property_type: { id: 1, name: 'Tela' },
  image: 'laptop:bars',
  hex_color: null,
  simulators: [{ id: 1, name: 'Notebooks' }],
  replaces: [{ id: 5, name: '16 pol.' }],
  is_auto_created: false,
  active: true,
  products_count: 6,
  ...overrides,
})
