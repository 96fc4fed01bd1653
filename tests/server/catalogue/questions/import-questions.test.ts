import { aQuestion, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { readCsvRows } from '@/tests/factories/http/csv'
import { anImport, type Row } from '@/tests/factories/http/import.factory'
import { rowsOf } from '@/tests/factories/rows'

let desk: Awaited<ReturnType<typeof anImport>>

beforeAll(async () => {
  desk = await anImport('/question-management')
})

type Question = Awaited<ReturnType<typeof aQuestion>>

/** A simulator that asks two questions; a third one is inactive, and its type has answers as well. */
async function anAsking(over: { active?: boolean } = {}) {
  const simulator = await aSimulator(over)
  const question = (position: number, options = ['A', 'B']) =>
    aQuestion({ simulatorId: simulator.id, position, options })
  const [first, second, third] = [await question(1), await question(2), await question(3)]
  await rowsOf('update steps set active = false where id = $1', [third.id])
  const typeOf = async ({ propertyTypeId }: Question) =>
    (await rowsOf<{ name: string }>('select name from property_types where id = $1', [propertyTypeId]))[0]?.name ?? ''
  const line = async (asked: Question, row: Row = {}): Promise<Row> => ({
    'Nº da pergunta': '',
    Simulador: simulator.name,
    Pergunta: asked.title,
    'Tipo de propriedade': await typeOf(asked),
    ...row,
  })
  return { ...simulator, first, second, third, line }
}

const stepsOf = (id: number) =>
  rowsOf('select title, position, multiple, optional from steps where simulator_id = $1 and active order by position', [
    id,
  ])
const contents = () =>
  rowsOf(`select (select json_agg(s order by s.id) from steps s) as steps, (select count(*)::int from event_logs) as n`)
const faultsOf = async (rows: Row[]) =>
  (await desk.check(rows)).failures.map(({ line, faults }) => [
    line,
    ...faults.flatMap(({ column, message }) => [column, message]),
  ])

describe('the file of the questions', () => {
  it('has one question a line, grouped by simulator, with its possible answers', async () => {
    const { name, first } = await anAsking()
    const rows = readCsvRows(await desk.exported()).filter((row) => row.Simulador === name)
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      'Nº da pergunta': String(first.id),
      Posição: '1',
      Pergunta: first.title,
      'Várias respostas': 'Não',
      'Tanto faz': 'Não',
      Respostas: 'A\nB',
    })
  })

  it('changes nothing when it is imported again unchanged', async () => {
    await anAsking()
    const { body } = await desk.send(await desk.exported())
    expect(body).toMatchObject({ created: 0, changed: 0, failed: 0, notices: [], passed_over: ['Respostas'] })
    expect(body.unchanged).toBeGreaterThan(3)
  })

  it('changes, moves, adds and removes questions once confirmed, and announces the removals before', async () => {
    const { id, name, first, second, third, line } = await anAsking()
    const rows = [
      await line(third, { Pergunta: 'Nova?', Posição: '1', 'Tanto faz': 'sim', 'Várias respostas': 'Não' }),
      await line(second, { Pergunta: 'Outra?', Posição: '2', 'Tanto faz': 'Não', 'Várias respostas': 'Sim' }),
    ]
    const before = await contents()
    const report = await desk.check(rows)
    expect(report).toMatchObject({ created: 1, changed: 1, unchanged: 0, failed: 0 })
    expect(report.notices).toEqual([`${name}: a pergunta “${first.title}” não está no arquivo e sai do simulador.`])
    expect(await contents()).toEqual(before)

    expect((await desk.confirm(rows, report)).body).toMatchObject({ imported: true })
    expect(await stepsOf(id)).toEqual([
      { title: 'Nova?', position: 1, multiple: false, optional: true },
      { title: 'Outra?', position: 2, multiple: true, optional: false },
    ])
    expect(
      await rowsOf(
        `select action, message from event_logs where model_name = 'simulator' and object_id = $1 order by id`,
        [id],
      ),
    ).toEqual([{ action: 'questions_changed', message: 'Planilha importada, linhas 2 a 3' }])
    expect(await rowsOf('select active from steps where id = $1', [first.id])).toEqual([{ active: false }])
  })

  it('imports the lines of a simulator all or none; a wrong one is reported and skips only its simulator', async () => {
    const [wrong, right] = [await anAsking(), await anAsking()]
    const rows = [
      await wrong.line(wrong.first),
      await wrong.line(wrong.second, { Pergunta: '' }),
      await right.line(right.second, { Pergunta: 'Primeira agora?', Posição: '1' }),
      await right.line(right.first, { Posição: '2' }),
    ]
    expect(await faultsOf(rows)).toEqual([
      [2, null, 'A linha 3, do mesmo simulador, tem um problema. As perguntas de um simulador entram todas juntas.'],
      [3, 'Pergunta', 'Preencha esse campo'],
    ])
    const report = await desk.check(rows)
    expect((await desk.confirm(rows, report)).status).toBe(400)
    await desk.confirm(rows, report, { skip_failed: 'true' })
    expect((await stepsOf(right.id))[0]).toMatchObject({ title: 'Primeira agora?' })
    expect(await stepsOf(wrong.id)).toMatchObject([{ title: wrong.first.title }, { title: wrong.second.title }])
  })

  it('is validated by the rules of the API, at the line concerned', async () => {
    const { id, first, second, line, name } = await anAsking()
    const type = (await line(first))['Tipo de propriedade'] ?? ''
    expect(
      await faultsOf([await line(first), await line(second, { 'Tipo de propriedade': type, Pergunta: 'De novo?' })]),
    ).toEqual([
      [2, null, expect.stringMatching(/^A linha 3, do mesmo simulador/)],
      [3, null, 'A linha 2 já trata desta pergunta.'],
    ])
    expect(await faultsOf([await line(first, { 'Nº da pergunta': '999999' })])).toEqual([
      [2, 'Nº da pergunta', `Não há pergunta com o número 999999 em ${name}. Deixe vazio para cadastrar uma nova.`],
    ])
    expect(await faultsOf([await line(first, { Simulador: 'Foguetes' })])).toEqual([
      [2, 'Simulador', 'Não há simulador “Foguetes”. Confira o nome ou cadastre antes.'],
    ])
    expect(await faultsOf([await line(first, { 'Tanto faz': 'talvez' })])).toEqual([
      [2, 'Tanto faz', 'Escreva “Sim” ou “Não”.'],
    ])
    await rowsOf('update properties set active = false where property_type_id = $1', [second.propertyTypeId])
    expect(await faultsOf([await line(first), await line(second, { Pergunta: 'Sem resposta?' })])).toEqual([
      [2, null, expect.stringMatching(/^A linha 3, do mesmo simulador/)],
      [
        3,
        null,
        expect.stringMatching(/^A pergunta “Sem resposta\?” do simulador .* ficaria sem nenhuma resposta ativa/),
      ],
    ])
    expect(await stepsOf(id)).toHaveLength(2)
  })

  it('is refused with a fresh report when another user saved others meanwhile', async () => {
    const { first, second, line, id } = await anAsking()
    const rows = [await line(first, { Pergunta: 'Mudou?' }), await line(second)]
    const report = await desk.check(rows)
    await rowsOf(`update steps set subtitle = 'De outra pessoa' where id = $1`, [second.id])
    await rowsOf(`update steps set title = 'De outra pessoa' where id = $1`, [first.id])
    const { status, body } = await desk.confirm(rows, report)
    expect({ status, changed: body.data.report.changed }).toEqual({ status: 409, changed: 1 })
    expect((await stepsOf(id))[0]).toMatchObject({ title: 'De outra pessoa' })
  })
})
