import type { ProductCsvRow } from '@/services/catalogue/products/product-csv.rules'
import type { ProductRecord } from '@/services/catalogue/products/product-record.rules'
import type {
  ManagedProduct,
  ManagedProductSummary,
  ProductChange,
} from '@/services/catalogue/products/products.schema'
import type { ManagedProductRow, ProductColumns, ProductRecordRow } from './products.repository'

export const toProductSummary = ({
  product,
  category,
  productType,
  stock,
}: ManagedProductRow): ManagedProductSummary => ({
  id: product.id,
  name: product.name,
  model: product.model,
  title: product.title,
  image: product.images[0] ?? null,
  price: product.price,
  category,
  product_type: productType,
  omie_code: product.omieCode,
  active: product.active,
  stock,
  created_at: product.createdAt.toISOString(),
})

type Property = { id: number; name: string }

export const toManagedProduct = (row: ManagedProductRow, properties: Property[]): ManagedProduct => ({
  ...toProductDetails(row),
  properties,
})

export const toProductCsvRow = (row: ManagedProductRow, properties: ProductCsvRow['properties']): ProductCsvRow => ({
  ...toProductDetails(row),
  properties,
})

const toProductDetails = (row: ManagedProductRow): Omit<ManagedProduct, 'properties'> => ({
  ...toProductSummary(row),
  version: row.product.version,
  description: row.product.description,
  color: row.product.color,
  images: imagesOf(row.product),
  dimensions: dimensionsOf(row.product),
  technical_specifications: row.product.technicalSpecifications,
})

/** What history keeps of a product. */
export const toProductRecord = (row: ProductRecordRow, propertyIds: readonly number[]): ProductRecord => ({
  name: row.name,
  model: row.model,
  title: row.title,
  description: row.description,
  price: row.price,
  category_id: row.categoryId,
  product_type_id: row.productTypeId,
  color: row.color,
  omie_code: row.omieCode,
  property_ids: [...propertyIds],
  images: imagesOf(row),
  dimensions: dimensionsOf(row),
  technical_specifications: row.technicalSpecifications,
  active: row.active,
})

/** The columns of what history keeps: the other way round. */
export const toProductColumns = (product: ProductRecord) => ({
  name: product.name,
  model: product.model,
  title: product.title,
  description: product.description,
  price: product.price,
  categoryId: product.category_id,
  productTypeId: product.product_type_id,
  color: product.color,
  omieCode: product.omie_code,
  images: product.images.map(({ src }) => src),
  imageAlts: product.images.map(({ alt }) => alt),
  heightMm: product.dimensions.height,
  widthMm: product.dimensions.width,
  depthMm: product.dimensions.depth,
  weightGrams: product.dimensions.weight,
  technicalSpecifications: product.technical_specifications,
  active: product.active,
})

/** Only what the body names. */
export function toNamedColumns(body: ProductChange): ProductColumns {
  const { dimensions, images } = body
  const fields: ProductColumns = {
    name: body.name,
    model: body.model,
    title: body.title,
    description: body.description,
    price: body.price,
    categoryId: body.category_id,
    productTypeId: body.product_type_id,
    color: body.color,
    omieCode: body.omie_code,
    images: images?.map(({ src }) => src),
    imageAlts: images?.map(({ alt = '' }) => alt),
    heightMm: dimensions?.height,
    widthMm: dimensions?.width,
    depthMm: dimensions?.depth,
    weightGrams: dimensions?.weight,
    technicalSpecifications: body.technical_specifications,
    active: body.active,
  }
  return Object.fromEntries(Object.entries<unknown>(fields).filter(([, value]) => value !== undefined))
}

const imagesOf = ({ images, imageAlts }: ProductRecordRow) =>
  images.map((src, at) => ({ src, alt: imageAlts[at] ?? '' }))

const dimensionsOf = ({ heightMm, widthMm, depthMm, weightGrams }: ProductRecordRow) => ({
  height: heightMm,
  width: widthMm,
  depth: depthMm,
  weight: weightGrams,
})
