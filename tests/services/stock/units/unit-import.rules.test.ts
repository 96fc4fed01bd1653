import { createUnitPlanner, type ExistingUnit } from '@/services/stock/units/unit-import.rules'

const rented: ExistingUnit = {
  id: 7,
  serial: 'VX-7',
  productId: 2,
  productGroup: 'new',
  status: 'IN_USE',
  location: null,
  label: '07',
  isHeld: true,
}
const PRODUCTS: Record<string, number[]> = { Vertex: [2], Orbe: [3], Lumen: [4, 5] }

const planner = () =>
  createUnitPlanner({ products: (text) => PRODUCTS[text] ?? [], units: new Map([[rented.serial, rented]]) })
const planned = (cells: Record<string, string>) => planner()({ line: 2, cells, isTooLong: false, raw: [] })

describe('a line about a new unit', () => {
  const added = { Serial: 'vx 8', Produto: 'Vertex' }

  it('puts it on the shelf, or in storage if its group is not rented out', () => {
    const values = { productGroup: 'new', location: null, label: null }
    const step = { id: null, line: 2, serial: 'VX 8', productId: 2, status: 'UP_FOR_RENTAL', values }
    expect(planned(added)).toEqual({ kind: 'created', step })
    expect(planned({ ...added, Grupo: 'componentes', Local: 'B 3' })).toEqual({
      kind: 'created',
      step: { ...step, status: 'PRODUCT_STORAGE', values: { ...values, productGroup: 'components', location: 'B 3' } },
    })
    expect(planned({ ...added, Situação: 'em deposito' })).toMatchObject({ step: { status: 'PRODUCT_STORAGE' } })
  })

  it.each<[string, string | null, Record<string, string>]>([
    ['Preencha esse campo', 'Serial', { Serial: '' }],
    ['Um equipamento novo precisa do produto, pelo nome ou código Omie.', 'Produto', { Produto: '' }],
    ['Não há produto “Vortex”. Confira o nome ou o código Omie.', 'Produto', { Produto: 'Vortex' }],
    ['Há mais de um produto “Lumen”. Use o código Omie.', 'Produto', { Produto: 'Lumen' }],
    ['Escreva “Novos”, “Seminovos”, “Backup”, “Componentes” ou “Clientes”.', 'Grupo', { Grupo: 'Velhos' }],
    [
      'Para um equipamento novo, escreva “Disponível para locação” ou “Em depósito”.',
      'Situação',
      { Situação: 'Em uso' },
    ],
    [
      'O grupo Componentes não é alugado: escolha outro grupo ou guarde em depósito.',
      'Situação',
      { Grupo: 'Componentes', Situação: 'Disponível para locação' },
    ],
    ['No máximo 80 caracteres', 'Local', { Local: 'x'.repeat(81) }],
    ['No máximo 60 caracteres', 'Etiqueta', { Etiqueta: 'x'.repeat(61) }],
  ])('is refused: %s', (message, column, cells) => {
    expect(planned({ ...added, ...cells })).toEqual({ kind: 'failed', faults: [{ column, message }] })
  })

  it('is refused as a whole if the file has no product column', () => {
    const message = 'Um equipamento novo precisa do produto, pelo nome ou código Omie.'
    expect(planned({ Serial: 'VX-8' })).toEqual({ kind: 'failed', faults: [{ column: null, message }] })
  })

  it('is refused if an earlier line has its serial', () => {
    const plan = planner()
    plan({ line: 2, cells: added, isTooLong: false, raw: [] })
    expect(plan({ line: 3, cells: added, isTooLong: false, raw: [] })).toEqual({
      kind: 'failed',
      faults: [{ column: 'Serial', message: 'A linha 2 já tem este serial.' }],
    })
  })
})

describe('a line about an existing unit', () => {
  it('changes the values that differ, and clears those with an empty cell', () => {
    expect(planned({ Serial: 'VX-7', Produto: 'Vertex', Situação: 'Em uso', Grupo: 'Novos', Etiqueta: '07' })).toEqual({
      kind: 'unchanged',
    })
    expect(planned({ Serial: 'VX-7', Grupo: 'Backup', Etiqueta: '', Local: '' })).toEqual({
      kind: 'changed',
      step: { id: 7, line: 2, values: { productGroup: 'backup', label: null } },
    })
  })

  it.each<[string, string, Record<string, string>]>([
    ['Este serial é de outro produto, e isso não muda.', 'Produto', { Produto: 'Orbe' }],
    [
      'A situação muda na lista ou na página do equipamento, não por planilha.',
      'Situação',
      { Situação: 'Em manutenção' },
    ],
    ['O equipamento está com o cliente: deixe o local vazio.', 'Local', { Local: 'B 3' }],
    [
      'Este grupo não é alugado: tire antes o equipamento da prateleira ou da locação.',
      'Grupo',
      { Grupo: 'Componentes' },
    ],
  ])('is refused: %s', (message, column, cells) => {
    expect(planned({ Serial: 'VX-7', ...cells })).toEqual({ kind: 'failed', faults: [{ column, message }] })
  })
})
