import type { ErrorEnvelope } from '@/services/http/error.schema'
import type { Registration } from '@/services/stock/units/registration.schema'
import type { UnitPage } from '@/services/stock/units/units.schema'
import { aProduct, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { unitsBecome } from '@/tests/factories/catalogue/units.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { anImport } from '@/tests/factories/http/import.factory'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const LIST = '/equipment-management'

let token: string
let product: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  token = (await aStaffUser(['OPERAÇÃO'])).token
  const { productType } = await aSimulator()
  product = await aProduct({ productTypeId: productType.id, units: 0, omieCode: 'OMIE-7' })
})

type Answered = Registration & ErrorEnvelope & { data: { report: Registration } }
const send = (serials: string[], more: object = {}) =>
  callApi<Answered>('POST', `${LIST}/serials`, {
    token,
    body: { product_id: product.id, product_group: 'new', status: 'UP_FOR_RENTAL', serials, dry_run: true, ...more },
  })
const confirm = (serials: string[], { checked }: { checked: string }) => send(serials, { dry_run: false, checked })
const unitsLike = async (search: string) =>
  (await callApi<UnitPage>('GET', `${LIST}?search=${search}&ordering=serial`, { token })).body.results

describe('registering scanned serials', () => {
  it('reports on each in a dry run, then registers exactly the new ones', async () => {
    const said = ['scan-1', ' SCAN-2', 'SCAN-1', '??', 'scan-3']
    await confirm(['SCAN-3'], (await send(['SCAN-3'])).body)
    const { body: report } = await send(said)
    expect(report).toMatchObject({
      registered: false,
      fresh: ['SCAN-1', 'SCAN-2'],
      repeated: ['SCAN-1'],
      existing: [{ serial: 'SCAN-3', product: product.name, status: 'UP_FOR_RENTAL' }],
      malformed: [{ serial: '??', fault: 'Use letras, números, espaço e . _ : / # ( ) + -' }],
    })
    expect(await unitsLike('scan-')).toHaveLength(1)
    expect(await confirm(said, report)).toMatchObject({ status: 200, body: { registered: true } })
    expect((await unitsLike('scan-')).map(({ serial }) => serial)).toEqual(['SCAN-1', 'SCAN-2', 'SCAN-3'])
    const lives = await rowsOf(
      `select 1 from unit_events e join equipment_units u on u.id = e.unit_id where u.serial like 'SCAN-%'`,
    )
    expect(lives).toHaveLength(3)
  })

  it('registers nothing when the report has changed, and returns the new one', async () => {
    const { body: report } = await send(['LATE-1', 'LATE-2'])
    await confirm(['LATE-2'], (await send(['LATE-2'])).body)
    const late = await confirm(['LATE-1', 'LATE-2'], report)
    expect(late).toMatchObject({ status: 409, body: { data: { report: { fresh: ['LATE-1'] } } } })
    expect(await unitsLike('late-')).toHaveLength(1)
  })

  it('registers each serial once under concurrency', async () => {
    const serials = Array.from({ length: 40 }, (_, at) => `RACE-${String(at)}`)
    const { body: report } = await send(serials)
    const answers = await Promise.all([confirm(serials, report), confirm(serials, report)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await rowsOf(`select 1 from equipment_units where serial like 'RACE-%'`)).toHaveLength(40)
  })

  it('refuses an unknown product and an empty list', async () => {
    expect(await send(['NO-1'], { product_id: 999_999 })).toMatchObject({ status: 400 })
    expect(await send([])).toMatchObject({ status: 400 })
    const { body: report } = await send(['??'])
    expect(await confirm(['??'], report)).toMatchObject({ status: 400 })
  })
})

describe('importing units from a file', () => {
  const desk = async () => anImport(LIST, `${LIST}-csv-extract?search=file-`, ['OPERAÇÃO'])
  const aRow = (serial: string, more: Record<string, string> = {}) => ({
    Serial: serial,
    Produto: product.name,
    ...more,
  })

  it('creates new units, updates existing ones and skips unchanged ones', async () => {
    const { check, confirm: importThem } = await desk()
    const first = [
      aRow('file-1', { Local: 'A1', Grupo: 'Seminovos' }),
      aRow('FILE-2', { Produto: 'omie-7', Situação: 'Em depósito' }),
    ]
    const report = await check(first)
    expect(report).toMatchObject({ created: 2, changed: 0, failed: 0, imported: false })
    expect(await importThem(first, report)).toMatchObject({ status: 200, body: { imported: true } })
    expect(await unitsLike('file-')).toMatchObject([
      { serial: 'FILE-1', location: 'A1', product_group: 'pre-owned', status: 'UP_FOR_RENTAL' },
      { serial: 'FILE-2', location: null, product_group: 'new', status: 'PRODUCT_STORAGE' },
    ])
    const again = [aRow('FILE-1', { Local: 'B9' }), aRow('FILE-2', { Local: '' })]
    const second = await check(again)
    expect(second).toMatchObject({ created: 0, changed: 1, unchanged: 1 })
    await importThem(again, second)
    expect((await unitsLike('file-1'))[0]).toMatchObject({ location: 'B9', product_group: 'pre-owned' })
  })

  it('is the list’s own file: unchanged, it changes nothing', async () => {
    const { imported, exported, send: sendFile } = await desk()
    await imported([aRow('FILE-8', { Local: '=A1', Etiqueta: 'Balcão' })])
    const report = (await sendFile(await exported())).body
    expect(report).toMatchObject({ created: 0, changed: 0, failed: 0 })
    expect(report.unchanged).toBeGreaterThan(0)
  })

  it('reports errors by line and column', async () => {
    const { imported, faultsOf, check } = await desk()
    await imported([aRow('FILE-9')])
    const [unit] = await unitsLike('file-9')
    const fault = async (row: Record<string, string>) => (await faultsOf(row))?.map(({ column }) => column)
    expect(await fault(aRow(''))).toEqual(['Serial'])
    expect(await fault(aRow('F-1', { Produto: 'Nenhum' }))).toEqual(['Produto'])
    expect(await fault(aRow('F-1', { Grupo: 'Velhos' }))).toEqual(['Grupo'])
    expect(await fault(aRow('F-1', { Situação: 'Em uso' }))).toEqual(['Situação'])
    expect(await fault(aRow('FILE-9', { Situação: 'Em manutenção' }))).toEqual(['Situação'])
    expect(await fault({ Serial: 'F-1' })).toEqual([null])
    expect((await check([aRow('F-2'), aRow('f-2')])).failures[0]).toMatchObject({ line: 3 })
    // A unit that is in maintenance may be said to be so.
    await unitsBecome([unit?.id ?? 0], { status: 'IN_MAINTENANCE' })
    expect(await check([aRow('FILE-9', { Situação: 'em manutenção' })])).toMatchObject({ unchanged: 1 })
  })
})
