import { db } from '@/server/db/client'
import { categories, productProperties, products } from '@/server/db/schema'
import { idsByName, of } from '../named'
import type { ProductData } from './catalogue.types'
import type { Answered } from './insert-simulators'
import { MOBILES } from './mobiles.data'
import { MONITORS } from './monitors.data'
import { NOTEBOOKS } from './notebooks.data'
import { PRINTERS } from './printers.data'
import { WORKSTATIONS } from './workstations.data'

/** In the order of their insertion, and so of their ids. */
const PRODUCTS: readonly ProductData[] = [...NOTEBOOKS, ...WORKSTATIONS, ...MONITORS, ...MOBILES, ...PRINTERS]

export type DemoProduct = ProductData & { id: number; simulatorId: number }

type ProductType = { id: number; name: string; simulatorId: number }

/** Inserts the thirty products with their properties. */
export async function insertProducts(
  answered: readonly Answered[],
  typeRows: readonly ProductType[],
): Promise<DemoProduct[]> {
  const types = new Map(typeRows.map((row) => [row.name, row]))
  const categoryIds = await insertCategories()
  const rows = await db()
    .insert(products)
    .values(
      PRODUCTS.map(({ size: [heightMm, widthMm, depthMm], specifications, image, grams, ...product }) => ({
        ...product,
        heightMm,
        widthMm,
        depthMm,
        weightGrams: grams,
        images: [image],
        title: `${product.productType} ${product.name}`,
        productTypeId: of(types, product.productType).id,
        categoryId: of(categoryIds, product.category),
        technicalSpecifications: Object.entries(specifications).map(([name, value]) => ({ name, value })),
      })),
    )
    .returning()
  const ids = idsByName(rows)
  const inserted = PRODUCTS.map((product) => ({
    ...product,
    id: of(ids, product.name),
    simulatorId: of(types, product.productType).simulatorId,
  }))
  await insertAnswersOf(inserted, answered)
  return inserted
}

async function insertCategories(): Promise<Map<string, number>> {
  const titles = [...new Set(PRODUCTS.map(({ category }) => category))]
  const rows = await db()
    .insert(categories)
    .values(titles.map((title) => ({ title })))
    .returning()
  return new Map(rows.map(({ title, id }) => [title, id]))
}

async function insertAnswersOf(inserted: readonly DemoProduct[], answered: readonly Answered[]): Promise<void> {
  const propertyIds = new Map(
    answered.map(({ simulatorId, answer, propertyId }) => [`${simulatorId} ${answer.name}`, propertyId]),
  )
  await db()
    .insert(productProperties)
    .values(
      inserted.flatMap(({ id, simulatorId, properties }) =>
        properties.map((name) => ({ productId: id, propertyId: of(propertyIds, `${simulatorId} ${name}`) })),
      ),
    )
}
