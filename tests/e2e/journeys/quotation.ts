import type { Address } from '@/services/companies/addresses.schema'
import type { Product, Quotation, Simulator, Step } from '@/services/simulation/simulation.schema'

/** An authenticated API call that returns the parsed JSON. */
export type Send = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<T>

/** The addresses of the simulator's screens, for a quotation of notebooks that is ready to be finished. */
export async function simulatorScreens(send: Send): Promise<string[]> {
  const [simulator] = await send<Simulator[]>('GET', '/simulators')
  const { id } = await send<Quotation>('POST', '/quotations', { simulator: simulator?.id })
  const [step] = await send<Step[]>('GET', `/steps?simulator=${String(simulator?.id)}`)
  const [product] = await send<Product[]>('GET', `/products?quotation=${String(id)}`)
  const item = { product_id: product?.id, quantity: 1 }
  await send('PUT', `/quotations/${String(id)}/products`, { products: [item] })
  await send('PUT', `/quotations/${String(id)}/plans`, { duration_months: 24 })
  const [address] = await send<Address[]>('GET', '/addresses')
  const delivery = { address_id: address?.id, insurance: false, items: [item] }
  await send('PUT', `/quotations/${String(id)}/delivery`, { deliveries: [delivery] })
  const screens = [`step/${String(step?.id)}`, 'products', 'plan', 'delivery', 'review']
  return screens.map((screen) => `/platform/simulation/${String(id)}/${screen}`)
}
