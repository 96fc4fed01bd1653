import { aProduct, aQuestion } from '@/tests/factories/catalogue/catalogue.factory'
import { aBegunQuotation, anAddress } from '@/tests/factories/catalogue/simulation.factory'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'

/** A simulation of some size: so many products, questions with as many options, addresses. */
async function aSimulationOf(size: number) {
  const begun = await aBegunQuotation()
  const { token, path, simulator } = begun
  const count = Array.from({ length: size }, (_, index) => index)
  const options = count.map((index) => `Opção ${String(index)}`)
  const first = await aQuestion({ simulatorId: simulator.id, position: 1, options, multiple: true })
  const second = await aQuestion({ simulatorId: simulator.id, position: 2, options })
  const made: { id: number }[] = []
  for (const index of count) {
    const properties = [first.options[index] ?? 0, second.options[0] ?? 0]
    made.push(await aProduct({ productTypeId: simulator.productType.id, properties, units: 2 }))
  }
  const addresses: { id: number }[] = []
  for (const index of count) addresses.push(await anAddress(token, { label: `Filial ${String(index)}` }))
  const products = made.map(({ id }) => ({ product_id: id, quantity: size }))
  const deliveries = addresses.map(({ id }) => ({
    address_id: id,
    insurance: false,
    items: made.map((product) => ({ product_id: product.id, quantity: 1 })),
  }))
  const put = (what: string, body: object) => callApi('PUT', `${path}/${what}`, { token, body })
  await put('properties', { step: first.id, properties: first.options })
  await put('products', { products })
  await put('plans', { duration_months: 24 })
  await put('delivery', { deliveries })
  const id = String(begun.quotation.id)
  const calls: Record<string, () => Promise<{ status: number }>> = {
    'GET simulators': () => callApi('GET', '/simulators', { token }),
    'GET steps': () => callApi('GET', `/steps?simulator=${String(simulator.id)}`, { token }),
    'GET properties': () => callApi('GET', `/properties?quotation=${id}&step=${String(second.id)}`, { token }),
    'GET products': () => callApi('GET', `/products?quotation=${id}&allow_similar=true`, { token }),
    'GET products-by-type': () => callApi('GET', `/products-by-type/${String(simulator.productType.id)}`, { token }),
    'GET quotation': () => callApi('GET', path, { token }),
    'GET plans': () => callApi('GET', `/plans?quotation=${id}`, { token }),
    'GET service-package': () => callApi('GET', `${path}/service-package`, { token }),
    'GET addresses': () => callApi('GET', '/addresses', { token }),
    'GET finish': () => callApi('GET', `${path}/finish`, { token }),
    'PUT properties': () => put('properties', { step: first.id, properties: first.options }),
    'PUT products': () => put('products', { products }),
    'PUT delivery': () => put('delivery', { deliveries }),
  }
  const counts: Record<string, number> = {}
  for (const [name, call] of Object.entries(calls)) {
    counts[name] = await countQueries(async () => {
      expect(await call()).toMatchObject({ status: 200 })
    })
  }
  return counts
}

it('takes as many queries for nine of everything as for two', async () => {
  const small = await aSimulationOf(2)
  const large = await aSimulationOf(9)
  expect(large).toEqual(small)
  expect(Math.max(...Object.values(large))).toBeLessThan(25)
  expect(Math.min(...Object.values(large))).toBeGreaterThan(1)
})
