import type { ErrorEnvelope } from '@/services/http/error.schema'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { callApi } from '../http/call-api'
import { rowsOf } from '../rows'
import { aProduct, aSimulator } from './catalogue.factory'
import { aReadyQuotation } from './simulation.factory'
import { anUpgrade } from './upgrades.factory'

type Answer = Quotation & ErrorEnvelope
type Wish = { product_id: number; upgrade_id: number; quantity: number }

/** A quotation of this many units of a product (289.00 per unit, 12.00 for the package) with an offered upgrade. */
export async function aCartForUpgrades(quantity = 5) {
  const product = await aProduct({ productTypeId: (await aSimulator()).productType.id })
  const ready = await aReadyQuotation({ quantity, product })
  const { token, quotation, path } = ready
  const upgrade = await anUpgrade({ productIds: [product.id], monthlyFee: '19.90' })
  const wish = (over: Partial<Wish> = {}) => ({
    quotation_id: quotation.id,
    product_id: product.id,
    upgrade_id: upgrade.id,
    quantity: 2,
    ...over,
  })
  const call = (method: 'POST' | 'PUT', over: Partial<Wish> = {}) =>
    callApi<Answer>(method, '/product-upgrade-item', { token, body: wish(over) })
  return {
    ...ready,
    product,
    upgrade,
    add: (over?: Partial<Wish>) => call('POST', over),
    set: (over?: Partial<Wish>) => call('PUT', over),
    remove: (id: number) => callApi<Answer>('DELETE', `/product-upgrade-item/${String(id)}`, { token }),
    fill: (items: { product_id: number; quantity: number }[]) =>
      callApi<Answer>('PUT', `${path}/products`, { token, body: { products: items } }),
    read: async () => (await callApi<Quotation>('GET', path, { token })).body,
    get: <T>(what: string) => callApi<T>('GET', `/${what}?quotation=${String(quotation.id)}`, { token }),
  }
}

/** Changes the fee of an upgrade, as staff may. */
export const reprice = (id: number, fee: string) =>
  rowsOf('update upgrades set monthly_fee = $2 where id = $1', [id, fee])
/** Deactivates an upgrade, as staff may. */
export const withdraw = (id: number) => rowsOf('update upgrades set active = false where id = $1', [id])
