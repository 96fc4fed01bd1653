import { array, number, object, string } from '@/services/config/validation'
import type { NewPackage } from '@/services/logistics/package-detail.schema'
import type { Order } from '@/services/orders/orders.schema'

export type PackageValues = {
  address_id: string
  items: { product_id: number; name: string; quantity: number }[]
  comment: string
}

/** The initial values: every product of the order with quantity 0. */
export const toPackageValues = (items: Order['items']): PackageValues => ({
  address_id: '',
  items: items.map(({ product_id, name }) => ({ product_id, name, quantity: 0 })),
  comment: '',
})

export const packageForm = object({
  address_id: string().required('Escolha para onde vai'),
  items: array(object({ quantity: number().required() }).required())
    .required()
    .test('some', 'Diga quantas unidades vão', (items) => items.some(({ quantity }) => quantity > 0)),
})

/** The request body. */
export function toNewPackage({ address_id, items, comment }: PackageValues, quotation: number): NewPackage {
  const words = comment.trim()
  return {
    package_type: 'extra',
    quotation_id: quotation,
    address_id: Number(address_id),
    items: items.filter(({ quantity }) => quantity > 0).map(({ product_id, quantity }) => ({ product_id, quantity })),
    ...(words && { comment: words }),
  }
}
