import { id } from '@/services/config/id.schema'
import { requiredOf } from '@/services/config/required-of.schema'
import {
  array,
  boolean,
  decimalString,
  type InferType,
  number,
  object,
  strictObject,
  string,
} from '@/services/config/validation'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { specificationSchema } from '@/services/simulation/simulation.schema'
import { PRODUCT_GROUPS } from '@/services/stock/units/product-groups.rules'
import type { EditConflict } from '../edit-conflict.rules'
import { isImage } from '../images.rules'
import { PRODUCT_ORDERINGS } from '../orderings.rules'

const count = () => number().integer().min(0).required()
const size = () => number().integer().nullable().defined()
const choice = () => object({ id: number().integer().required(), title: string().required() })
const kind = () => object({ id: number().integer().required(), name: string().required() })

export const MAX_IMAGES = 12
export const MAX_SPECIFICATIONS = 60

/** Only our drawings and uploaded pictures, no URLs of other sites. */
const imageName = () =>
  string()
    .max(200)
    .test('image', 'Envie a imagem de novo', (value) => value === undefined || isImage(value))

const text = (max: number) => string().trim().min(1, 'Preencha esse campo').max(max)

const line = (max: number) => text(max).matches(/^[^\r\n]*$/, 'Escreva em uma linha só')

const price = () =>
  decimalString().test('price', 'Digite um preço maior que zero', (value) => value === undefined || Number(value) > 0)

const measure = (max: number) => number().integer().min(1).max(max).nullable()

const dimensions = () =>
  strictObject({
    /** Millimetres. */
    height: measure(10_000),
    width: measure(10_000),
    depth: measure(10_000),
    /** Grams. */
    weight: measure(1_000_000),
  })

const images = () =>
  array(strictObject({ src: imageName().required(), alt: string().trim().max(160) }).required()).max(MAX_IMAGES)

/** Names are unique: the simulator compares products by them. */
const specifications = () =>
  array(
    strictObject({ name: line(80).required(), value: line(200).required() })
      .required()
      .test('once', function isOnce(row) {
        const rows = this.parent as ({ name?: string } | null)[]
        const name = plain(row.name)
        const repeated = name !== '' && rows.findIndex((one) => plain(one?.name) === name) !== rows.indexOf(row)
        if (!repeated) return true
        return this.createError({ path: `${this.path}.name`, message: 'Essa especificação já está na lista' })
      }),
  ).max(MAX_SPECIFICATIONS)

const plain = (name: string | undefined): string => (name ?? '').trim().toLocaleLowerCase('pt-BR')

/** A product in the list of the catalogue's editors. */
export const managedProductSummarySchema = object({
  id: number().integer().required(),
  name: string().required(),
  model: string().required(),
  title: string().required(),
  /** The first picture. */
  image: string().nullable().defined(),
  price: decimalString().required(),
  category: choice().required(),
  product_type: kind().required(),
  omie_code: string().nullable().defined(),
  active: boolean().required(),
  /** Units we still own, by group, and how many of them are on the shelf. */
  stock: array(
    object({ group: string().oneOf(PRODUCT_GROUPS).required(), total: count(), available: count() }).required(),
  ).required(),
  created_at: string().required(),
})

export const managedProductPage = pageOf(managedProductSummarySchema)

export const managedProductSchema = managedProductSummarySchema.shape({
  /** Incremented by every change. */
  version: number().integer().min(1).required(),
  description: string().required(),
  color: string().nullable().defined(),
  /** Of the goods, eight digits. */
  ncm: string().nullable().defined(),
  images: array(object({ src: string().required(), alt: string().defined() }).required()).required(),
  properties: array(kind().required()).required(),
  /** Millimetres and grams. */
  dimensions: object({ height: size(), width: size(), depth: size(), weight: size() }).required(),
  technical_specifications: array(specificationSchema).required(),
})

export const productListQuery = object({
  ...pageQuery,
  /** Part of the name, the model, the title or the Omie code. */
  search: string().trim().max(80),
  product_type: id(),
  category: id(),
  active: boolean(),
  /** Only products with units of this group on the shelf. */
  stock_group: string().oneOf(PRODUCT_GROUPS),
  ordering: string().oneOf(PRODUCT_ORDERINGS).default('name'),
})

/** The same filters and order for the whole list as a file. */
export const productCsvQuery = productListQuery.omit(['page', 'page_size'])

export const productParams = object({ id: id().required() })

/** The fields that a product must have. */
const requiredFields = {
  name: text(120),
  model: text(120),
  title: text(160),
  description: text(4000),
  price: price(),
  category_id: id(),
  product_type_id: id(),
}

const optionalFields = {
  color: text(60).nullable(),
  omie_code: text(40).nullable(),
  ncm: string()
    .matches(/^\d{8}$/, 'O NCM tem 8 números, como 84713012')
    .nullable(),
  property_ids: array(id().required()).max(200),
  images: images(),
  dimensions: dimensions().default(undefined).optional(),
  technical_specifications: specifications(),
  active: boolean(),
}

export const newProductBody = strictObject({
  ...requiredOf(requiredFields),
  category_id: requiredFields.category_id.required('Escolha uma categoria'),
  product_type_id: requiredFields.product_type_id.required('Escolha um tipo de produto'),
  ...optionalFields,
})

/** Omitted fields stay as they are. */
export const productChangeBody = strictObject({
  /** The version that was read; an edit conflict unless it is still current. */
  version: number().integer().min(1),
  ...requiredFields,
  ...optionalFields,
})

/** Activates or deactivates many products in the simulator. */
export const productsActivationBody = strictObject({
  ids: array(id().required()).min(1).max(200).required(),
  active: boolean().required(),
})

export const productsActivationSchema = object({ changed: count() })

/** The records that a product can refer to, for the form and the filters. */
export const productChoicesSchema = object({
  categories: array(choice().required()).required(),
  product_types: array(
    object({ id: number().integer().required(), name: string().required(), simulator: kind().required() }).required(),
  ).required(),
  properties: array(
    object({
      id: number().integer().required(),
      name: string().required(),
      property_type: kind().required(),
    }).required(),
  ).required(),
})

/** The data of a 409 when the product has a newer version: the current product, and who changed it. */
export type ProductConflict = EditConflict<'product', ManagedProduct>

export type ManagedProductSummary = InferType<typeof managedProductSummarySchema>
export type ManagedProduct = InferType<typeof managedProductSchema>
export type ProductListQuery = InferType<typeof productListQuery>
export type ProductCsvQuery = InferType<typeof productCsvQuery>
export type NewProduct = InferType<typeof newProductBody>
export type ProductChange = InferType<typeof productChangeBody>
export type ProductChoices = InferType<typeof productChoicesSchema>
