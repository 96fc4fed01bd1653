import type { PropertyConflict, PropertyDetail } from '@/services/catalogue/properties/properties.schema'
import { aQuestion, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { sendForm } from '@/tests/factories/http/forms.factory'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

type Answered = PropertyDetail & { code: string; errors: string[]; data: PropertyConflict }
type Fields = Parameters<typeof sendForm>[2]['fields']

let token: string
let typeId: number
let simulatorId: number

beforeAll(async () => {
  token = (await aStaffUser(['PRODUTO'])).token
  simulatorId = (await aSimulator()).id
  typeId = (await aQuestion({ simulatorId, position: 1, options: ['13 pol.'] })).propertyTypeId
})

let made = 0
const aProperty = async (): Promise<PropertyDetail> => {
  const fields = { name: `Resposta ${String(++made)}`, property_type_id: typeId, description: 'Antes' }
  return (await sendForm<Answered>('POST', '/property-management', { token, fields })).body
}
const put = (id: number, fields: Fields) =>
  sendForm<Answered>('PUT', `/property-management/${String(id)}`, { token, fields })
const historyLength = async (id: number) =>
  (await rowsOf("select 1 from event_logs where model_name = 'property' and object_id = $1", [id])).length

describe('concurrent edits of one property', () => {
  it('do not overwrite each other: an outdated version is an edit conflict with the current values', async () => {
    const read = await aProperty()
    const first = await put(read.id, { version: read.version, description: 'Da primeira' })
    const second = await put(read.id, { version: read.version, hex_color: '#112233', description: 'Da segunda' })

    expect(first).toMatchObject({ status: 200, body: { version: read.version + 1 } })
    expect(second).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        errors: ['Outra pessoa mudou esta propriedade enquanto você editava.'],
        data: {
          property: first.body,
          changed_by: expect.any(String) as string,
          changed_at: expect.any(String) as string,
        },
      },
    })
    expect(await historyLength(read.id)).toBe(2)
    expect(await put(read.id, { version: first.body.version, hex_color: '#112233' })).toMatchObject({
      status: 200,
      body: { hex_color: '#112233', description: 'Da primeira', version: read.version + 2 },
    })
  })

  it('succeed only once when they are saved at the same time', async () => {
    const read = await aProperty()
    const answers = await Promise.all(
      ['Uma', 'Duas', 'Três'].map((description) => put(read.id, { version: read.version, description })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('do not conflict when they make the same change', async () => {
    const read = await aProperty()
    await put(read.id, { version: read.version, hex_color: '#aabbcc' })

    const { status, body } = await put(read.id, { version: read.version, hex_color: '#AABBCC' })
    expect({ status, version: body.version }).toEqual({ status: 200, version: read.version + 1 })
    expect(await historyLength(read.id)).toBe(2)
  })

  it('also conflict with changes in the list, of its simulators or of its replacements', async () => {
    const [read, other] = [await aProperty(), await aProperty()]
    await callApi('PUT', '/property-management/activation', { token, body: { ids: [read.id], active: false } })
    await put(read.id, { simulator_ids: [simulatorId] })
    await put(read.id, { replace_ids: [other.id] })

    const { status, body } = await put(read.id, { version: read.version, name: 'Outro nome' })
    expect({ status, property: body.data.property }).toMatchObject({
      status: 409,
      property: {
        version: read.version + 3,
        active: false,
        simulators: [{ id: simulatorId }],
        replaces: [{ id: other.id }],
      },
    })
  })

  it('do not conflict when no version is sent', async () => {
    const read = await aProperty()
    await put(read.id, { description: 'Depois' })

    expect(await put(read.id, { hex_color: '#112233' })).toMatchObject({
      status: 200,
      body: { description: 'Depois', hex_color: '#112233' },
    })
  })
})
