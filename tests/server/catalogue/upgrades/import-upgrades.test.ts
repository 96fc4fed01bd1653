import { sql } from 'drizzle-orm'
import { pool, transaction, type Tx } from '@/server/db/client'
import { aProduct, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { anUpgrade } from '@/tests/factories/catalogue/upgrades.factory'
import { anImport, type Row } from '@/tests/factories/http/import.factory'
import { rowsOf, somebodyWaits } from '@/tests/factories/rows'

let desk: Awaited<ReturnType<typeof anImport>>
let kind: { id: number; name: string }
let made = 0

beforeAll(async () => {
  desk = await anImport('/upgrade-management')
  kind = (await aSimulator()).productType
})

/** A line that adds an upgrade. */
const aRow = (over: Row = {}): Row => ({
  Nome: `Bateria de ${String(++made)} Wh`,
  'Valor por unidade e mês (R$)': '24,90',
  'Tipos de produto': kind.name,
  ...over,
})

const contents = () =>
  rowsOf(`select (select json_agg(u order by u.id) from upgrades u) as upgrades,
    (select json_agg(t order by t.upgrade_id, t.product_type_id) from upgrade_product_types t) as kinds,
    (select json_agg(p order by p.upgrade_id, p.product_id) from upgrade_products p) as products,
    (select count(*)::int from event_logs) as events`)
const historyOf = (name: string) =>
  rowsOf(
    `select e.action, e.message from event_logs e join upgrades u on u.id = e.object_id
      where e.model_name = 'upgrade' and u.name = $1 order by e.id`,
    [name],
  )

describe('a file of upgrades', () => {
  it('says what each line would do, and writes nothing until it is confirmed', async () => {
    const known = await anUpgrade({ productTypeIds: [kind.id] })
    const same = await anUpgrade({ productTypeIds: [kind.id], position: 7 })
    const rows = [
      aRow(),
      aRow({ Nome: known.name.toUpperCase(), 'Valor por unidade e mês (R$)': 'R$ 30,00' }),
      aRow({
        'Nº do upgrade': String(same.id),
        Nome: same.name,
        'Valor por unidade e mês (R$)': '19,90',
        Posição: '7',
      }),
      aRow({ 'Tipos de produto': 'submarino' }),
    ]
    const before = await contents()
    const report = await desk.check(rows)

    expect(report).toMatchObject({ imported: false, created: 1, changed: 1, unchanged: 1, failed: 1 })
    expect(report.failures.map(({ line, faults }) => ({ line, faults }))).toEqual([
      {
        line: 5,
        faults: [
          {
            column: 'Tipos de produto',
            message: 'Não há tipo de produto “submarino”. Confira o nome ou cadastre antes.',
          },
        ],
      },
    ])
    expect(await contents()).toEqual(before)

    expect(await desk.confirm(rows, report)).toMatchObject({ status: 400 })
    expect(await contents()).toEqual(before)

    expect((await desk.confirm(rows, report, { skip_failed: 'true' })).body).toMatchObject({ imported: true })
    expect(await historyOf(rows[0]?.Nome ?? '')).toEqual([
      { action: 'created', message: 'Planilha importada, linha 2' },
    ])
    expect(await historyOf(rows[1]?.Nome ?? '')).toEqual([
      { action: 'changed', message: 'Planilha importada, linha 3' },
    ])
    expect(await historyOf(same.name)).toEqual([])
  })

  it('changes nothing when it is imported again unchanged', async () => {
    const twins = [
      await aProduct({ productTypeId: kind.id, name: 'Orbe 3' }),
      await aProduct({ productTypeId: kind.id, name: 'Orbe 3' }),
    ]
    await anUpgrade({ name: '=Lente; "clara"', productIds: twins.map(({ id }) => id), description: '-1,5 dioptria' })
    await anUpgrade({ productTypeIds: [kind.id], productIds: [twins[0]?.id ?? 0], active: false })
    const { body } = await desk.send(await desk.exported())

    expect(body).toMatchObject({ created: 0, changed: 0, failed: 0, failures: [] })
    expect(body.unchanged).toBeGreaterThan(1)
  })

  it('is validated by the rules of the API, line by line', async () => {
    const other = await anUpgrade({ productTypeIds: [kind.id] })
    const moved = await anUpgrade({ productTypeIds: [kind.id] })
    const faultsOf = async (row: Row) => (await desk.faultsOf(row))?.map(({ column, message }) => [column, message])

    expect(await faultsOf(aRow({ 'Valor por unidade e mês (R$)': '0' }))).toEqual([
      ['Valor por unidade e mês (R$)', 'Digite um valor maior que zero'],
    ])
    expect(await faultsOf(aRow({ 'Tipos de produto': '' }))).toEqual([
      ['Tipos de produto', 'Escolha um tipo de produto ou um produto'],
    ])
    expect(await faultsOf(aRow({ 'Nº do upgrade': String(moved.id), Nome: other.name }))).toEqual([
      ['Nome', 'Já existe um upgrade com esse nome.'],
    ])
    expect(await faultsOf(aRow({ 'Nº do upgrade': '999999' }))).toEqual([
      ['Nº do upgrade', 'Não há upgrade com o número 999999. Deixe vazio para cadastrar um novo.'],
    ])
    expect(await faultsOf({ Nome: 'Só o nome' })).toEqual([
      ['Valor por unidade e mês (R$)', 'Falta esta coluna, que um upgrade novo precisa ter.'],
      ['Tipos de produto', 'Falta esta coluna, que um upgrade novo precisa ter.'],
    ])
  })

  it('refuses two lines about one upgrade, also about a new one', async () => {
    const row = aRow()
    const { failures } = await desk.check([row, aRow(), row])
    expect(failures.map(({ line, faults }) => ({ line, faults }))).toEqual([
      { line: 4, faults: [{ column: null, message: 'A linha 2 já trata deste upgrade.' }] },
    ])
  })

  it('requires the number before a name that several products have', async () => {
    const twins = [
      await aProduct({ productTypeId: kind.id, name: 'Lince 8' }),
      await aProduct({ productTypeId: kind.id, name: 'Lince 8' }),
    ]
    const row = (said: string) => aRow({ 'Tipos de produto': '', 'Outros produtos': said })
    expect((await desk.faultsOf(row('Lince 8')))?.[0]?.message).toMatch(/^Escreva o número antes do nome/)
    expect(await desk.faultsOf(row(`${String(twins[1]?.id)} – Lince 8`))).toBeUndefined()
  })

  it('is refused with a fresh report when another user changed one of them meanwhile', async () => {
    const known = await anUpgrade({ productTypeIds: [kind.id] })
    const rows = [aRow({ Nome: known.name })]
    const report = await desk.check(rows)
    await transaction((tx) => tx.execute(sql`update upgrades set monthly_fee = 77 where id = ${known.id}`))
    const before = await contents()

    const { status, body } = await desk.confirm(rows, report)
    expect({ status, changed: body.data.report.changed }).toEqual({ status: 409, changed: 1 })
    expect(await contents()).toEqual(before)
    expect((await desk.confirm(rows, body.data.report)).body).toMatchObject({ imported: true })
  })

  it('is refused when another import is confirmed at the same time', async () => {
    expect(await desk.twoAtOnce(aRow(), aRow())).toEqual([200, 409])
  })

  it('yields to a concurrent edit in a deadlock, and is refused with a conflict', async () => {
    const [first, between, last] = await Promise.all([1, 2, 3].map(() => anUpgrade({ productTypeIds: [kind.id] })))
    const rows = [first, between, last].map((upgrade) => aRow({ Nome: upgrade?.name ?? '' }))
    const changeByHand = async (tx: Tx, id = 0) => {
      await tx.execute(sql`update upgrades set description = 'De outra pessoa' where id = ${id}`)
    }
    const report = await desk.check(rows)
    const barrier = await pool().connect()
    await barrier.query('begin')
    await barrier.query('select 1 from upgrades where id = $1 for update', [between?.id])
    let confirming: ReturnType<typeof desk.confirm> | undefined
    await transaction(async (tx) => {
      // This transaction never checks for deadlocks, so the import is the one to be aborted.
      await tx.execute(sql`set local deadlock_timeout = '1h'`)
      await changeByHand(tx, last?.id)
      confirming = desk.confirm(rows, report)
      await somebodyWaits(1)
      const waiting = changeByHand(tx, first?.id)
      await somebodyWaits(2)
      await barrier.query('rollback')
      await waiting
    })
    barrier.release()

    expect(await confirming).toMatchObject({ status: 409, body: { code: 'conflict' } })
    const kept = await rowsOf('select id from upgrades where description = $1', ['De outra pessoa'])
    expect(kept).toHaveLength(2)
  })

  it('reports all of its bad lines', async () => {
    const rows = Array.from({ length: 100 }, (_, at) => aRow(at % 20 === 7 ? { Nome: '' } : {}))
    const report = await desk.check(rows)
    expect(report).toMatchObject({ lines: 100, created: 95, failed: 5 })
    expect(report.failures.map(({ line }) => line)).toEqual([9, 29, 49, 69, 89])
  })

  it('has at most 1,000 lines', async () => {
    const file = `Nome\n${'a\n'.repeat(1001)}`
    expect((await desk.send(file)).body.errors).toEqual([
      'A planilha tem mais de 1.000 linhas. Divida em arquivos menores.',
    ])
  })
})
