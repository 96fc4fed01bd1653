import { formatAmount } from '@/services/format/format.rules'
import type { ManagedProduct, NewProduct } from './products.schema'

/** What the form of a product holds: as typed. */
export type ProductFormValues = {
  name: string
  model: string
  title: string
  description: string
  price: string
  category_id: string
  product_type_id: string
  color: string
  omie_code: string
  property_ids: number[]
  images: { src: string; alt: string }[]
  height: string
  width: string
  depth: string
  weight: string
  technical_specifications: { name: string; value: string }[]
  active: boolean
}

export const EMPTY_PRODUCT: ProductFormValues = {
  name: '',
  model: '',
  title: '',
  description: '',
  price: '',
  category_id: '',
  product_type_id: '',
  color: '',
  omie_code: '',
  property_ids: [],
  images: [],
  height: '',
  width: '',
  depth: '',
  weight: '',
  technical_specifications: [],
  active: true,
}

const textOf = (measure: number | null): string => (measure === null ? '' : String(measure))

export const toProductFormValues = (product: ManagedProduct): ProductFormValues => ({
  name: product.name,
  model: product.model,
  title: product.title,
  description: product.description,
  price: formatAmount(product.price),
  category_id: String(product.category.id),
  product_type_id: String(product.product_type.id),
  color: product.color ?? '',
  omie_code: product.omie_code ?? '',
  property_ids: product.properties.map(({ id }) => id),
  images: product.images,
  height: textOf(product.dimensions.height),
  width: textOf(product.dimensions.width),
  depth: textOf(product.dimensions.depth),
  weight: textOf(product.dimensions.weight),
  technical_specifications: product.technical_specifications,
  active: product.active,
})

/** Money as it is typed here, '1.499,9', as it travels: '1499.90'; what is none stays as it is, to be refused. */
export function toPrice(typed: string): string {
  const match = /^(\d{1,3}(?:\.?\d{3})*)(?:,(\d{1,2}))?$/.exec(typed.trim())
  if (!match) return typed.trim()
  return `${(match[1] ?? '').replaceAll('.', '')}.${(match[2] ?? '').padEnd(2, '0')}`
}

const measureOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed.trim()))
const idOf = (chosen: string): number | undefined => (chosen === '' ? undefined : Number(chosen))
const orNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim())

/** The body of the call; a specification of which nothing was typed is none. */
export function toNewProduct(form: ProductFormValues): NewProduct {
  const specifications = form.technical_specifications.map(({ name, value }) => ({
    name: name.trim(),
    value: value.trim(),
  }))
  return {
    name: form.name.trim(),
    model: form.model.trim(),
    title: form.title.trim(),
    description: form.description.trim(),
    price: toPrice(form.price),
    category_id: idOf(form.category_id),
    product_type_id: idOf(form.product_type_id),
    color: orNull(form.color),
    omie_code: orNull(form.omie_code),
    property_ids: form.property_ids,
    images: form.images.map(({ src, alt }) => ({ src, alt: alt.trim() })),
    dimensions: {
      height: measureOf(form.height),
      width: measureOf(form.width),
      depth: measureOf(form.depth),
      weight: measureOf(form.weight),
    },
    technical_specifications: specifications,
    active: form.active,
  } as NewProduct
}

/** A list with one of its items a place nearer to the beginning (-1) or to the end (1). */
export function moveItem<Item>(items: readonly Item[], from: number, by: -1 | 1): Item[] {
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, from + by), ...items.slice(from, from + 1), ...rest.slice(from + by)]
}
