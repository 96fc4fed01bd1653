import { type ProductTypeName, summarizeItems } from '../delivery/distribution.rules'
import type { Product, Quotation, QuotationProduct } from '../simulation.schema'

/** A product as a line of the cart, for the optimistic update. */
export const toCartLine = (product: Product, quantity: number): QuotationProduct => ({
  product_id: product.id,
  name: product.name,
  model: product.model,
  summary: product.summary,
  color: product.color,
  image: product.images[0] ?? null,
  product_type: product.product_type,
  quantity,
  price: product.price,
  new_price: null,
  available: product.available,
})

/** The units in the cart. */
export const unitsOf = ({ products }: Pick<Quotation, 'products'>): number =>
  products.reduce((sum, { quantity }) => sum + quantity, 0)

/** '1 item', '40 itens'. */
export const countItems = (count: number): string => (count === 1 ? '1 item' : `${String(count)} itens`)

export const toProductTypeName = ({ name, plural_name }: QuotationProduct['product_type']): ProductTypeName => ({
  name,
  pluralName: plural_name,
})

/** '18 notebooks, 4 celulares'. */
export const summarizeCart = (products: readonly QuotationProduct[]): string =>
  summarizeItems(
    products.map(({ quantity, product_type }) => ({ quantity, productType: toProductTypeName(product_type) })),
  )
