import type { EventLog } from '@/services/audit/audit.schema'
import type { Group } from '@/services/auth/actor.rules'
import type { Page } from '@/services/http/page.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aProductImport } from '@/tests/factories/http/import.factory'
import { aStaffUser } from '@/tests/factories/people/users.factory'

const MODELS = [
  'product',
  'product_type',
  'property',
  'property_type',
  'category',
  'plan',
  'service_package',
  'simulator',
  'upgrade',
]

const statusesFor = async (group: Group, models: readonly string[]) => {
  const { token } = await aStaffUser([group])
  const all = models.map(async (model) => (await callApi('GET', `/event-logs?model_name=${model}`, { token })).status)
  return [...new Set(await Promise.all(all))]
}

describe('the history of the catalogue', () => {
  it.each<Group>(['PRODUTO', 'ADMINISTRADOR'])('is read by %s, who manages it', async (group) => {
    expect(await statusesFor(group, MODELS)).toEqual([200])
  })

  it.each<Group>(['OPERAÇÃO', 'FINANCEIRO', 'GERENTE VENDEDOR'])('is not read by %s', async (group) => {
    expect(await statusesFor(group, MODELS)).toEqual([403])
  })

  it('is the only history that PRODUTO may read', async () => {
    expect(await statusesFor('PRODUTO', ['order', 'quotation', 'user', 'company', 'coupon'])).toEqual([403])
  })

  it('is refused for a kind of record that does not exist', async () => {
    expect(await statusesFor('ADMINISTRADOR', ['nada', 'unit', 'toString'])).toEqual([400])
  })

  it('lists each change of a product with the values before and after', async () => {
    const { token, aProduct } = await aProductImport()
    const product = await aProduct()
    await callApi('PUT', `/product-management/${String(product.id)}`, { token, body: { price: '999.00' } })

    const path = `/event-logs/${String(product.id)}?model_name=product`
    const { body } = await callApi<Page<EventLog>>('GET', path, { token })
    expect(body.results).toMatchObject([
      { action: 'changed', before: { price: '1499.90' }, after: { price: '999.00' } },
      { action: 'created' },
    ])
  })
})
