import type {
  ManagedProduct,
  ManagedProductSummary,
  ProductChoices,
} from '@/services/catalogue/products/products.schema'

export const wireProductSummary = (overrides: Partial<ManagedProductSummary> = {}): ManagedProductSummary => ({
  id: 1,
  name: 'Vertex 14 Pro',
  model: 'VX14P',
  title: 'Notebook Vertex 14 Pro',
  image: 'laptop:cube:#3F3E4E',
  price: '289.00',
  category: { id: 1, title: 'Notebooks' },
  product_type: { id: 1, name: 'notebook' },
  omie_code: 'NB-0001',
  active: true,
  stock: [
    { group: 'new', total: 40, available: 12 },
    { group: 'backup', total: 2, available: 0 },
  ],
  created_at: '2026-01-10T12:00:00.000Z',
  ...overrides,
})

export const wireManagedProduct = (overrides: Partial<ManagedProduct> = {}): ManagedProduct => ({
  ...wireProductSummary(),
  version: 1,
  description: 'Leve, para quem viaja.',
  color: 'Grafite',
  ncm: '84713012',
  images: [{ src: 'laptop:cube:#3F3E4E', alt: 'Notebook aberto' }],
  properties: [{ id: 1, name: 'Projeto e CAD' }],
  dimensions: { height: 17, width: 313, depth: 221, weight: 1380 },
  technical_specifications: [
    { name: 'Tela', value: '14 pol. QHD' },
    { name: 'Memória', value: '32 GB' },
  ],
  ...overrides,
})

/** The choices in the form of a product. */
export const wireProductChoices = (): ProductChoices => ({
  categories: [
    { id: 1, title: 'Notebooks' },
    { id: 2, title: 'Monitores' },
  ],
  product_types: [{ id: 1, name: 'notebook', simulator: { id: 1, name: 'Notebooks' } }],
  properties: [
    { id: 1, name: 'Projeto e CAD', property_type: { id: 1, name: 'Uso' } },
    { id: 2, name: 'Escritório', property_type: { id: 1, name: 'Uso' } },
  ],
})
