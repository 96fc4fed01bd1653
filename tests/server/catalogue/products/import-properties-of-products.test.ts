import type { PropertyDetail } from '@/services/catalogue/properties/properties.schema'
import type { Page } from '@/services/http/page.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aProductImport } from '@/tests/factories/http/import.factory'
import { rowsOf } from '@/tests/factories/rows'

let desk: Awaited<ReturnType<typeof aProductImport>>
let type: string

beforeAll(async () => {
  desk = await aProductImport()
  const ofProperty =
    'select t.name from property_types t join properties p on p.property_type_id = t.id where p.id = $1'
  const [row] = await rowsOf<{ name: string }>(ofProperty, [desk.parts.propertyIds[0]])
  type = row?.name ?? ''
})

const autoCreated = async () =>
  (await callApi<Page<PropertyDetail>>('GET', '/property-details?is_auto_created=true', { token: desk.token })).body
    .results

describe('a property that a file of products names and its type does not have', () => {
  it('is announced by the check, and created once, flagged and offered in no simulator', async () => {
    const rows = [
      desk.aRow({ Propriedades: `${type}: Mergulho` }),
      desk.aRow({ Propriedades: `${type.toUpperCase()}: mergulho` }),
    ]
    const report = await desk.check(rows)
    expect(report).toMatchObject({
      created: 2,
      failed: 0,
      notices: [`A linha 2 cria a propriedade “${type}: Mergulho”. Depois, escolha em que simuladores ela é resposta.`],
    })
    expect(await autoCreated()).toEqual([])

    expect(await desk.confirm(rows, report)).toMatchObject({ status: 200, body: { imported: true } })

    const [property, ...others] = await autoCreated()
    expect(others).toEqual([])
    expect(property).toMatchObject({ name: 'Mergulho', property_type: { name: type }, simulators: [], active: true })
    for (const row of rows) {
      const { properties } = await desk.productOf(row['Código Omie'] ?? '')
      expect(properties.map(({ id }) => id)).toEqual([property?.id])
    }
    const history = `select action, message, after ->> 'name' as name from event_logs
      where model_name = 'property' and object_id = $1`
    expect(await rowsOf(history, [property?.id])).toEqual([
      { action: 'created', message: 'Planilha de produtos importada, linha 2', name: 'Mergulho' },
    ])
    expect(await desk.check([{ ...rows[0], Cor: 'Azul' }])).toMatchObject({ changed: 1, notices: [] })
  })

  it('is not created by a line that fails', async () => {
    const before = await autoCreated()
    const rows = [desk.aRow(), desk.aRow({ Nome: '', Propriedades: `${type}: Escalada` })]
    expect(await desk.imported(rows, { skip_failed: 'true' })).toMatchObject({ status: 200, body: { failed: 1 } })
    expect(await autoCreated()).toEqual(before)
  })
})
