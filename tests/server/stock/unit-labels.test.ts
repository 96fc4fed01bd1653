import { createApp } from '@/server/app'
import { aProduct, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { someUnits } from '@/tests/factories/catalogue/units.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { pdfFacts, pdfPages } from '@/tests/factories/http/pdf-text'
import { aTeamAt } from '@/tests/factories/orders/order-road'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

let token: string
let product: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  token = (await aStaffUser(['OPERAÇÃO'])).token
  const { productType } = await aSimulator()
  product = await aProduct({ productTypeId: productType.id, units: 0 })
})

const labels = async (query: string) => {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await createApp().request(`/api/equipment-management/labels?${query}`, { headers })
  return { status: answer.status, content: new Uint8Array(await answer.arrayBuffer()) }
}

describe('the labels of units', () => {
  it('are a sheet of 3 × 8 with serial and product of each, and go on on the next page', async () => {
    const units = await someUnits(product.id, 25)
    const { status, content } = await labels(`ids=${units.map(({ id }) => id).join(',')}`)
    expect(status).toBe(200)
    const pages = await pdfPages(content)
    expect(pages.map((page) => page.split(product.name).length - 1)).toEqual([24, 1])
    for (const { serial } of units) expect(pages.join(' ')).toContain(serial)
    expect(await pdfFacts(content)).toMatchObject({
      info: { Title: 'Etiquetas de equipamentos', Language: 'pt-BR' },
      marked: { Marked: true },
    })
  })

  it('are one a page for a printer of single labels, of all that the filters find, however long their texts are', async () => {
    const other = await aProduct({
      productTypeId: product.productTypeId,
      units: 0,
      name: 'Notebook '.repeat(12).trim(),
    })
    const [unit] = await someUnits(other.id, 2)
    await rowsOf('update equipment_units set serial = $2 where id = $1', [unit?.id, 'X'.repeat(60)])
    const { content } = await labels(`format=single&product=${String(other.id)}`)
    expect(await pdfPages(content)).toHaveLength(2)
  })

  it('are refused for no units, too many units and malformed ids', async () => {
    expect((await labels('ids=999999')).status).toBe(404)
    expect((await labels('ids=1,x')).status).toBe(400)
    await someUnits(product.id, 481)
    expect((await labels(`product=${String(product.id)}`)).status).toBe(413)
  })
})

describe('a scanned label', () => {
  it('leads staff who see the stock and the company that has the unit to it, and nobody else', async () => {
    const team = await aTeamAt('ONGOING')
    const [unit] = await rowsOf<{ id: number; serial: string }>(
      'select id, serial from equipment_units where company_id = $1',
      [team.company.id],
    )
    const scan = async (by: string) => {
      const path = `/unit-address?serial=${encodeURIComponent(String(unit?.serial).toLowerCase())}`
      const { status, body } = await callApi<{ id?: number }>('GET', path, { token: by })
      return status === 200 ? body.id : status
    }
    const { company } = team
    const colaborador = await aUser({ groups: ['CLIENTE', 'COLABORADOR'], company })
    expect(await scan(token)).toBe(unit?.id)
    expect(await scan(team.customer.token)).toBe(unit?.id)
    expect(await scan(colaborador.token)).toBe(404)
    await callApi('PUT', `/equipment/${String(unit?.id)}/user`, {
      token: team.customer.token,
      body: { user_id: colaborador.id },
    })
    expect(await scan(colaborador.token)).toBe(unit?.id)
    expect(await scan((await aUser()).token)).toBe(404)
    expect(await scan((await aStaffUser(['FINANCEIRO'])).token)).toBe(404)
  })
})
