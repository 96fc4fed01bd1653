import { summarizeProduct } from '@/services/catalogue/products/product-summary.rules'
import type { Product, ProductTypeDetail, Simulator, Step } from '@/services/simulation/simulation.schema'
import type { listProductTypeRows, ProductRow, SimulatorRow, StepRow } from './catalogue.repository'

export const toSimulator = ({ startingPrice, ...simulator }: SimulatorRow): Simulator => ({
  ...simulator,
  starting_price: startingPrice,
})

export const toStep = ({ step, propertyType }: StepRow): Step => ({
  id: step.id,
  title: step.title,
  subtitle: step.subtitle,
  order: step.position,
  property_type: { id: propertyType.id, name: propertyType.name },
  multiple: step.multiple,
  optional: step.optional,
})

export type Stock = { available: number; availableFrom: string | null }

export const toProduct = ({ product, productType, missingAnswers }: ProductRow, stock: Stock | undefined): Product => ({
  id: product.id,
  name: product.name,
  model: product.model,
  description: product.description,
  summary: summarizeProduct(product),
  color: product.color,
  product_type: { id: productType.id, name: productType.name, plural_name: productType.pluralName },
  price: product.price,
  images: product.images,
  image_alts: product.images.map((_, at) => altOrName(product.imageAlts[at], product.name)),
  technical_specifications: product.technicalSpecifications,
  available: stock?.available ?? 0,
  available_from: stock?.availableFrom ?? null,
  similar: missingAnswers.length > 0,
  missing_answers: missingAnswers,
})

/** A picture without an alternative text shows the product. */
const altOrName = (alt: string | undefined, name: string): string => (alt === undefined || alt === '' ? name : alt)

type ProductTypeRow = Awaited<ReturnType<typeof listProductTypeRows>>[number]

export const toProductTypeDetail = ({ productType, simulator }: ProductTypeRow): ProductTypeDetail => ({
  id: productType.id,
  name: productType.name,
  plural_name: productType.pluralName,
  simulator,
})
