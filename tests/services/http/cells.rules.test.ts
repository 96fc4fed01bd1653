import {
  changingNames,
  isRounded,
  linesOf,
  namedCell,
  namedCells,
  namesOf,
  numberedCell,
  numberedNamesOf,
  readPrice,
  readState,
  readWhole,
} from '@/services/http/cells.rules'

const FAULTS = { none: 'Não há tipo', many: 'Há mais de um tipo' }
const things = [
  { id: 1, name: 'Tela' },
  { id: 2, name: 'tela' },
  { id: 3, name: 'Memória' },
]

describe('the value of a cell', () => {
  it.each([
    ['R$ 1.499,90', '1499.90'],
    ['1499,9', '1499.90'],
    ['1499.90', '1499.90'],
    ['dez', 'dez'],
  ])('reads the amount %s as %s', (text, amount) => {
    expect(readPrice(text)).toBe(amount)
  })

  it.each([
    ['1380', 1380],
    ['1.380', 1380],
    ['1380,00', 1380],
    ['1.38', Number.NaN],
    ['13,80', Number.NaN],
    ['', Number.NaN],
  ])('reads the number %s as %d', (text, number) => {
    expect(readWhole(text)).toBe(number)
  })

  it.each([
    ['7,89E+12', true],
    ['7.89e12', true],
    ['7E+12', true],
    ['789', false],
    ['VE+12', false],
  ])('detects a number that a spreadsheet rounded, %s: %p', (text, expected) => {
    expect(isRounded(text)).toBe(expected)
  })

  it.each([
    ['Ativo', { value: true }],
    ['ATIVA', { value: true }],
    ['Desativado', { value: false }],
    ['inativa', { value: false }],
    ['', { value: undefined }],
    ['talvez', { fault: 'Escreva “Ativo” ou “Desativado”.' }],
  ])('reads the status %p as %j', (text, cell) => {
    expect(readState(text)).toEqual(cell)
  })

  it('has one item per line, without blanks and empty lines', () => {
    expect(linesOf(' a \r\n\r\nb\rc\n')).toEqual(['a', 'b', 'c'])
  })
})

describe('a cell with the name of a record', () => {
  it.each([
    ['Tela', { value: 1 }],
    [' memoria ', { value: 3 }],
    ['', { fault: 'Preencha esse campo' }],
    ['Peso', { fault: 'Não há tipo “Peso”. Confira o nome ou cadastre antes.' }],
    ['TELA', { fault: 'Há mais de um tipo com o nome “TELA”.' }],
  ])('%p matches exactly, else ignoring case and accents: %j', (cell, found) => {
    expect(namedCell(cell, namesOf(things), FAULTS)).toEqual(found)
  })

  it('may have several, one per line, and fails with the first unknown one', () => {
    expect(namedCells('Tela\nMemória', namesOf(things), FAULTS)).toEqual({ value: [1, 3] })
    expect(namedCells('Tela\nPeso\nCor', namesOf(things), FAULTS)).toEqual({
      fault: 'Não há tipo “Peso”. Confira o nome ou cadastre antes.',
    })
    expect(namedCells('', namesOf(things), FAULTS)).toEqual({ value: [] })
  })

  it('distinguishes two of the same name by their number', () => {
    const twins = [
      { id: 12, name: 'Vertex  14' },
      { id: 13, name: 'Vertex 14' },
    ]
    expect(twins.map(numberedCell)).toEqual(['12 – Vertex 14', '13 – Vertex 14'])
    const find = numberedNamesOf(twins)
    expect(['12 – Vertex 14', '13 – vertex 14', 'Vertex 14', 'VERTEX 14', '14 – Vertex 14'].map(find)).toEqual([
      [12],
      [13],
      [13],
      [12, 13],
      [],
    ])
  })
})

describe('names that change while a file is read', () => {
  it('are found under their current name', () => {
    const { find, put } = changingNames([{ id: 1, name: 'Tela' }])
    put({ id: 2, name: 'Cor' })
    put({ id: 1, name: 'Brilho' })
    put({ id: 1, name: 'Brilho' })
    expect(['Tela', 'tela', 'Cor', 'brilho'].map(find)).toEqual([[], [], [2], [1]])
  })

  it('prefer an exact match', () => {
    const { find, put } = changingNames(things)
    expect([find('Tela'), find('TELA')]).toEqual([[1], [1, 2]])
    put({ id: 1, name: 'Peso' })
    expect([find('Tela'), find('TELA')]).toEqual([[2], [2]])
  })
})
