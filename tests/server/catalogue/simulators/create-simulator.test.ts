import type { ManagedSimulator } from '@/services/catalogue/simulators/simulators.schema'
import type { PlanOption, Product, Quotation, Step } from '@/services/simulation/simulation.schema'
import { aProduct } from '@/tests/factories/catalogue/catalogue.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { sendForm } from '@/tests/factories/http/forms.factory'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'

type Made = { id: number }

it('the catalogue API alone can create a simulator that a customer completes', async () => {
  const { token } = await aStaffUser(['PRODUTO'])
  const desk = async <T = Made>(method: 'POST' | 'PUT' | 'GET', path: string, body?: object) => {
    const answer = await callApi<T>(method, path, { token, body })
    expect(answer.status).toBeLessThan(300)
    return answer.body
  }
  const { id } = await desk('POST', '/simulator-management', {
    name: 'Projetores',
    description: 'Para salas de reunião',
    image: 'box',
  })
  const missing = async () => (await desk<ManagedSimulator>('GET', `/simulator-management/${String(id)}`)).missing
  expect(await missing()).toHaveLength(4)

  const brightness = await desk('POST', '/property-type-management', { name: 'Brilho' })
  const question = { title: 'Quanto brilho?', subtitle: null, property_type_id: brightness.id }
  const steps = [{ ...question, multiple: false, optional: false }]
  await desk('PUT', `/simulator-management/${String(id)}/steps`, { steps_version: 1, steps })
  expect((await missing())[0]).toBe('uma resposta ativa para “Quanto brilho?”')
  const fields = { name: '3.000 lumens', property_type_id: brightness.id, simulator_ids: [id] }
  const answer = await sendForm<Made>('POST', '/property-management', { token, fields })
  const kind = await desk('POST', '/product-type-details', {
    simulator_id: id,
    name: 'projetor',
    plural_name: 'projetores',
  })
  await desk('POST', '/plan-management', {
    simulator_id: id,
    duration_months: 24,
    description: 'Prazo e preço equilibrados',
    factor: '1.0000',
  })
  await desk('POST', '/service-package-management', {
    simulator_id: id,
    name: 'Essencial',
    description: 'O básico',
    features: ['Troca em 2 dias'],
    monthly_fee_per_unit: '12.00',
  })
  expect(await missing()).toEqual([])
  await desk('PUT', `/simulator-management/${String(id)}`, { active: true })
  const product = await aProduct({ productTypeId: kind.id, properties: [answer.body.id], price: '200.00' })

  const customer = await aUser()
  const begun = { token: customer.token, body: { simulator: id } }
  const { body: quotation } = await callApi<Quotation>('POST', '/quotations', begun)
  const path = `/quotations/${String(quotation.id)}`
  const ask = async <T>(address: string) => (await callApi<T>('GET', address, { token: customer.token })).body
  const [step] = await ask<Step[]>(`/steps?simulator=${String(id)}`)
  const chosen = { step: step?.id, properties: [answer.body.id] }
  await callApi<Quotation>('PUT', `${path}/properties`, { token: customer.token, body: chosen })
  const products = await ask<Product[]>(`/products?quotation=${String(quotation.id)}`)
  expect(products.map((one) => one.id)).toEqual([product.id])
  const cart = { products: [{ product_id: product.id, quantity: 2 }] }
  await callApi('PUT', `${path}/products`, { token: customer.token, body: cart })
  expect(await ask<PlanOption[]>(`/plans?quotation=${String(quotation.id)}`)).toMatchObject([
    { duration_months: 24, monthly_fee: '424.00' },
  ])
})
