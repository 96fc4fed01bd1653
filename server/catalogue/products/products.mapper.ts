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

/** Where the fields are stored that are kept as they are sent. */
const COLUMN_OF = {
  name: 'name',
  model: 'model',
  title: 'title',
  description: 'description',
  price: 'price',
  color: 'color',
  omie_code: 'omieCode',
  ncm: 'ncm',
  technical_specifications: 'technicalSpecifications',
  active: 'active',
} as const satisfies Partial<Record<keyof NewProduct, keyof ProductRecordRow>>

type ColumnOf = typeof COLUMN_OF
type StoredFields = { [Field in keyof ColumnOf]: ProductRecordRow[ColumnOf[Field]] }
type StoredColumns = { [Field in keyof ColumnOf as ColumnOf[Field]]: NewProduct[Field] }

const STORED = Object.entries(COLUMN_OF) as [keyof ColumnOf, ColumnOf[keyof ColumnOf]][]

/** The fields that the wire and the history have in common. */
const sharedFieldsOf = (row: ProductRecordRow) => ({
  ...(Object.fromEntries(STORED.map(([field, column]) => [field, row[column]])) as StoredFields),
  images: row.images.map((src, at) => ({ src, alt: row.imageAlts[at] ?? '' })),
  dimensions: { height: row.heightMm, width: row.widthMm, depth: row.depthMm, weight: row.weightGrams },
})

/** The columns of a body or of a record; what it does not name is undefined. */
export const toProductColumns = (body: NewProduct) => ({
  ...(Object.fromEntries(STORED.map(([field, column]) => [column, body[field]])) as StoredColumns),
  categoryId: body.category_id,
  productTypeId: body.product_type_id,
  images: body.images?.map(({ src }) => src),
  imageAlts: body.images?.map(({ alt = '' }) => alt),
  heightMm: body.dimensions?.height,
  widthMm: body.dimensions?.width,
  depthMm: body.dimensions?.depth,
  weightGrams: body.dimensions?.weight,
})

/** Only the columns that a change names: none of its fields is required. */
export const toNamedColumns = (body: ProductChange): ProductColumns =>
  Object.fromEntries(
    Object.entries<unknown>(toProductColumns(body as NewProduct)).filter(([, value]) => value !== undefined),
  )
