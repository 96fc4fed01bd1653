import { id } from '@/services/config/id.schema'
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
import { PRODUCT_GROUPS } from '@/services/stock/product-groups.rules'
import type { EditConflict } from '../edit-conflict.rules'
import { PRODUCT_ORDERINGS } from '../orderings.rules'
import { productFields } from './product-fields.schema'

const count = () => number().integer().min(0).required()
const measure = () => number().integer().nullable().defined()
const choice = () => object({ id: number().integer().required(), title: string().required() })
const kind = () => object({ id: number().integer().required(), name: string().required() })

/** A product as the list of those who manage it shows it. */
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
  /** Units that are still ours, by group, and how many of them are on the shelf. */
  stock: array(
    object({ group: string().oneOf(PRODUCT_GROUPS).required(), total: count(), available: count() }).required(),
  ).required(),
  created_at: string().required(),
})

export const managedProductPage = pageOf(managedProductSummarySchema)

export const managedProductSchema = managedProductSummarySchema.shape({
  /** Counts its changes. */
  version: number().integer().min(1).required(),
  description: string().required(),
  color: string().nullable().defined(),
  images: array(object({ src: string().required(), alt: string().defined() }).required()).required(),
  properties: array(kind().required()).required(),
  /** Millimetres and grams. */
  dimensions: object({ height: measure(), width: measure(), depth: measure(), weight: measure() }).required(),
  technical_specifications: array(specificationSchema).required(),
})

export const productListQuery = object({
  ...pageQuery,
  /** A part of the name, the model, the title or the Omie code. */
  search: string().trim().max(80),
  product_type: id(),
  category: id(),
  active: boolean(),
  /** With units of this group on the shelf. */
  stock_group: string().oneOf(PRODUCT_GROUPS),
  ordering: string().oneOf(PRODUCT_ORDERINGS).default('name'),
})

/** The same filters and order for the whole list as a file. */
export const productCsvQuery = productListQuery.omit(['page', 'page_size'])

export const productParams = object({ id: id().required() })

export const newProductBody = strictObject({
  name: productFields.name().required(),
  model: productFields.model().required(),
  title: productFields.title().required(),
  description: productFields.description().required(),
  price: productFields.price().required(),
  category_id: productFields.category_id().required('Escolha uma categoria'),
  product_type_id: productFields.product_type_id().required('Escolha um tipo de produto'),
  color: productFields.color(),
  omie_code: productFields.omie_code(),
  property_ids: productFields.property_ids(),
  images: productFields.images(),
  dimensions: productFields.dimensions().default(undefined).optional(),
  technical_specifications: productFields.technical_specifications(),
  active: boolean(),
})

/** Only what is named changes. */
export const productChangeBody = strictObject({
  /** The version that was read before: another one by now is a conflict. */
  version: number().integer().min(1),
  name: productFields.name(),
  model: productFields.model(),
  title: productFields.title(),
  description: productFields.description(),
  price: productFields.price(),
  category_id: productFields.category_id(),
  product_type_id: productFields.product_type_id(),
  color: productFields.color(),
  omie_code: productFields.omie_code(),
  property_ids: productFields.property_ids(),
  images: productFields.images(),
  dimensions: productFields.dimensions().default(undefined).optional(),
  technical_specifications: productFields.technical_specifications(),
  active: boolean(),
})

/** Many at once: into the simulator, or out of it. */
export const productsActivationBody = strictObject({
  ids: array(id().required()).min(1).max(200).required(),
  active: boolean().required(),
})

export const productsActivationSchema = object({ changed: count() })

/** What a product can be given, for the form and the filters. */
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

/** What a 409 brings when the product has another version by now: the product, and who made it so. */
export type ProductConflict = EditConflict<'product', ManagedProduct>

export type ManagedProductSummary = InferType<typeof managedProductSummarySchema>
export type ManagedProduct = InferType<typeof managedProductSchema>
export type ProductListQuery = InferType<typeof productListQuery>
export type ProductCsvQuery = InferType<typeof productCsvQuery>
export type NewProduct = InferType<typeof newProductBody>
export type ProductChange = InferType<typeof productChangeBody>
export type ProductChoices = InferType<typeof productChoicesSchema>
