import type { Quotation } from '@/services/simulation/simulation.schema'
import { callApi } from '../http/call-api'
import { aUser } from '../people/users.factory'
import { aProduct, aSimulator } from './catalogue.factory'

export const anAddressBody = (overrides: Record<string, unknown> = {}) => ({
  label: 'Sede São Paulo',
  recipient_name: 'Marina Duarte',
  postal_code: '01310200',
  state: 'SP',
  city: 'São Paulo',
  district: 'Bela Vista',
  street: 'Av. Paulista',
  number: '1842',
  complement: '8º andar',
  ...overrides,
})

/** Creates an address of the person's company. */
export async function anAddress(token: string, overrides: Record<string, unknown> = {}): Promise<{ id: number }> {
  const { body } = await callApi<{ id: number }>('POST', '/addresses', { token, body: anAddressBody(overrides) })
  return body
}

/** A started quotation, by default of a new user and a new simulator. */
export async function aBegunQuotation(person?: { token: string }, known?: Awaited<ReturnType<typeof aSimulator>>) {
  const { token } = person ?? (await aUser())
  const simulator = known ?? (await aSimulator())
  const { body } = await callApi<Quotation>('POST', '/quotations', { token, body: { simulator: simulator.id } })
  return { token, simulator, quotation: body, path: `/quotations/${String(body.id)}` }
}

type Ready = { person?: { token: string }; quantity?: number; product?: { id: number; productTypeId: number } }

/** A quotation that is ready to be finished: one product, a plan of 24 months, one address. */
export async function aReadyQuotation({ person, quantity = 3, product }: Ready = {}) {
  const begun = await aBegunQuotation(person)
  const { token, path } = begun
  const chosen = product ?? (await aProduct({ productTypeId: begun.simulator.productType.id }))
  const address = await anAddress(token)
  const items = [{ product_id: chosen.id, quantity }]
  await callApi('PUT', `${path}/products`, { token, body: { products: items } })
  await callApi('PUT', `${path}/plans`, { token, body: { duration_months: 24 } })
  const deliveries = [{ address_id: address.id, insurance: true, items }]
  await callApi('PUT', `${path}/delivery`, { token, body: { deliveries } })
  return { ...begun, product: chosen, address, quantity }
}
