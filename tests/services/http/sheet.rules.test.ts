import { number, object, string } from '@/services/config/validation'
import { EMPTY_CELL, textCell, wholeOrNullCell } from '@/services/http/cells.rules'
import {
  faultsOf,
  firstOf,
  readLine,
  sameRow,
  type SheetForm,
  titleOf,
  unknownNumber,
} from '@/services/http/sheet.rules'

const form: SheetForm<undefined> = {
  noun: { one: 'produto' },
  titles: { number: 'Número', name: 'Nome', 'size.height': 'Altura', 'size.width': 'Largura', tags: 'Etiquetas' },
  readers: {
    name: (cell) => (cell === '' ? { fault: EMPTY_CELL } : textCell(cell)),
    'size.height': wholeOrNullCell,
    'size.width': wholeOrNullCell,
    tags: (cell) => ({ value: cell === '' ? undefined : cell }),
  },
  newBody: object({ name: string().required('Diga o nome'), tags: string() }),
  changeBody: object({ name: string().max(3, 'Muito longo'), price: number() }),
}
const feminine: SheetForm<undefined> = { ...form, noun: { one: 'pergunta', isFeminine: true } }
const read = (cells: Record<string, string>) => readLine(form, cells, undefined)

describe('the content of a line', () => {
  it('is read column by column, nested fields included', () => {
    expect(read({ Número: '1.380', Nome: 'Vertex', Altura: '10', Largura: '' })).toEqual({
      number: 1380,
      body: { name: 'Vertex', size: { height: 10, width: null } },
      faults: [],
    })
  })

  it('leaves out columns that the file lacks and cells without a value', () => {
    expect(read({ Etiquetas: '' })).toEqual({ number: null, body: {}, faults: [] })
  })

  it('has a fault with its column', () => {
    expect(read({ Nome: '' }).faults).toEqual([{ column: 'Nome', message: 'Preencha esse campo' }])
  })

  it.each(['0', 'doze', '9007199254740993'])('refuses the number %s', (text) => {
    const message = 'Use o número que está no arquivo baixado, ou deixe vazio para cadastrar um produto novo.'
    expect(read({ Número: text }).faults).toEqual([{ column: 'Número', message }])
  })

  it.each([
    ['1', 1],
    ['2147483647', 2_147_483_647],
  ])('accepts the number %s', (text, expected) => {
    expect(read({ Número: text })).toMatchObject({ number: expected, faults: [] })
  })
})

describe('the faults of a line by the rules of the API', () => {
  const cells = { Nome: '' }

  it('follow the schema of a new record or that of a change', () => {
    expect(faultsOf(form, {}, { isNew: true, cells, said: [] })).toEqual([{ column: 'Nome', message: 'Diga o nome' }])
    expect(faultsOf(form, {}, { isNew: false, cells, said: [] })).toEqual([])
    expect(faultsOf(form, { name: 'Vertex' }, { isNew: true, cells, said: [] })).toEqual([])
    expect(faultsOf(form, { name: 'Vertex' }, { isNew: false, cells, said: [] })).toEqual([
      { column: 'Nome', message: 'Muito longo' },
    ])
  })

  it('name the column that the file lacks', () => {
    const added = { isNew: true, cells: {}, said: [] }
    const sentence = (noun: string) => [{ column: 'Nome', message: `Falta esta coluna, que ${noun} precisa ter.` }]
    expect(faultsOf(form, {}, added)).toEqual(sentence('um produto novo'))
    expect(faultsOf(feminine, {}, added)).toEqual(sentence('uma pergunta nova'))
  })

  it('leave out a column that has a fault already', () => {
    const said = [{ column: 'Nome', message: EMPTY_CELL }]
    expect(faultsOf(form, {}, { isNew: true, cells, said })).toEqual([])
  })

  it('are one per column, worded for a file, and without a column if none fits', () => {
    const newBody = object({
      name: string().min(9, 'Curto').matches(/\d/, 'Sem dígito'),
      price: number().required('Preço'),
    })
    const suited = { ...form, newBody, sentenceFor: (path: string) => (path === 'name' ? 'Escreva mais.' : undefined) }
    expect(faultsOf(suited, { name: 'V' }, { isNew: true, cells, said: [] })).toEqual(
      expect.arrayContaining([
        { column: 'Nome', message: 'Escreva mais.' },
        { column: null, message: 'Preço' },
      ]),
    )
    expect(faultsOf(suited, { name: 'V' }, { isNew: true, cells, said: [] })).toHaveLength(2)
  })

  it('do not swallow other errors', () => {
    const newBody = object().test('broken', () => {
      throw new Error('No rule')
    })
    expect(() => faultsOf({ ...form, newBody }, {}, { isNew: true, cells, said: [] })).toThrow('No rule')
  })
})

describe('a line about a record', () => {
  it('reports an item of a list under the column of the list', () => {
    expect([titleOf(form, 'tags[2]'), titleOf(form, 'price'), titleOf(form, 'toString')]).toEqual([
      'Etiquetas',
      undefined,
      undefined,
    ])
  })

  it('is refused if there is no such record or an earlier line has it', () => {
    expect(unknownNumber(form, 12)).toBe('Não há produto com o número 12. Deixe vazio para cadastrar um novo.')
    expect(unknownNumber(feminine, 12)).toBe('Não há pergunta com o número 12. Deixe vazio para cadastrar uma nova.')
    expect([sameRow(form, 3), sameRow(feminine, 3)]).toEqual([
      'A linha 3 já trata deste produto.',
      'A linha 3 já trata desta pergunta.',
    ])
    const seen = new Map<number, number>()
    expect([firstOf(seen, 12, 3), firstOf(seen, 12, 5), firstOf(seen, 12, 6)]).toEqual([undefined, 3, 3])
  })
})
