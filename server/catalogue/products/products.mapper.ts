import type { ProductCsvRow, ProductRecord } from '@/services/catalogue/products/product-fields.rules'
import type {
  ManagedProduct,
  ManagedProductSummary,
  NewProduct,
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
  ...sharedFieldsOf(row.product),
  ...toProductSummary(row),
  version: row.product.version,
})

/** A product as the history keeps it. */
export const toProductRecord = (row: ProductRecordRow, propertyIds: readonly number[]): ProductRecord => ({
  ...sharedFieldsOf(row),
  category_id: row.categoryId,
  product_type_id: row.productTypeId,
  property_ids: [...propertyIds],
})

/** The fields that the wire and the history have in common. */
const sharedFieldsOf = (row: ProductRecordRow) => ({
  name: row.name,
  model: row.model,
  title: row.title,
  description: row.description,
  price: row.price,
  color: row.color,
  omie_code: row.omieCode,
  images: row.images.map((src, at) => ({ src, alt: row.imageAlts[at] ?? '' })),
  dimensions: { height: row.heightMm, width: row.widthMm, depth: row.depthMm, weight: row.weightGrams },
  technical_specifications: row.technicalSpecifications,
  active: row.active,
})

/** The columns of a body or of a record; what it does not name is undefined. */
export const toProductColumns = (body: NewProduct) => ({
  name: body.name,
  model: body.model,
  title: body.title,
  description: body.description,
  price: body.price,
  categoryId: body.category_id,
  productTypeId: body.product_type_id,
  color: body.color,
  omieCode: body.omie_code,
  images: body.images?.map(({ src }) => src),
  imageAlts: body.images?.map(({ alt = '' }) => alt),
  heightMm: body.dimensions?.height,
  widthMm: body.dimensions?.width,
  depthMm: body.dimensions?.depth,
  weightGrams: body.dimensions?.weight,
  technicalSpecifications: body.technical_specifications,
  active: body.active,
})

/** Only the columns that a change names: none of its fields is required. */
export const toNamedColumns = (body: ProductChange): ProductColumns =>
  Object.fromEntries(
    Object.entries<unknown>(toProductColumns(body as NewProduct)).filter(([, value]) => value !== undefined),
  )
