import { db } from '@/server/db/client'
import { categories } from '@/server/db/schema/index'
import type { NewProduct } from '@/services/catalogue/products/products.schema'
import { the } from '../the'
import { aProductType, aQuestion, aSimulator } from './catalogue.factory'

/** The records that a product refers to: a category, a product type and two properties. */
export async function someProductParts(title = 'Notebooks') {
  const simulator = await aSimulator()
  const category = the(await db().insert(categories).values({ title }).returning())
  const productType = await aProductType({ simulatorId: simulator.id })
  const { options } = await aQuestion({ simulatorId: simulator.id, position: 1, options: ['Escritório', 'Projeto'] })
  return { category, productType, propertyIds: options }
}

type Parts = Awaited<ReturnType<typeof someProductParts>>

/** The body of a product with all its fields. */
export const aProductBody = (parts: Parts, overrides: Partial<NewProduct> = {}): NewProduct => ({
  name: 'Vertex 14 Pro',
  model: 'VX14P',
  title: 'Notebook Vertex 14 Pro',
  description: 'Leve, para quem viaja.',
  price: '1499.90',
  category_id: parts.category.id,
  product_type_id: parts.productType.id,
  color: 'Grafite',
  omie_code: 'NB-0001',
  ncm: '84713012',
  property_ids: parts.propertyIds,
  images: [{ src: 'laptop:cube:#3F3E4E', alt: 'Notebook aberto' }],
  dimensions: { height: 17, width: 313, depth: 221, weight: 1380 },
  technical_specifications: [
    { name: 'Tela', value: '14 pol. QHD' },
    { name: 'Memória', value: '32 GB' },
  ],
  active: true,
  ...overrides,
})
