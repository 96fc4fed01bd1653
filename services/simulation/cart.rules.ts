import type { Product, Quotation, QuotationProduct } from './simulation.schema'

/** A product of the catalogue as a line of the cart, before the server has answered. */
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

/** How many units a quotation holds. */
export const unitsOf = ({ products }: Pick<Quotation, 'products'>): number =>
  products.reduce((sum, { quantity }) => sum + quantity, 0)

/** '1 item', '40 itens'. */
export const countItems = (count: number): string => (count === 1 ? '1 item' : `${String(count)} itens`)
