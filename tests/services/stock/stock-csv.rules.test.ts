import { ALERT_COLUMNS, HOLD_COLUMNS, UNIT_COLUMNS, UNIT_SHEET } from '@/services/stock/stock-csv.rules'
import { cellsOf } from '@/tests/factories/http/csv'
import { wireHold, wireStockAlert } from '@/tests/factories/wire/hold.wire'
import { wireUnit } from '@/tests/factories/wire/unit.wire'

const holder = {
  company: { id: 1, corporate_name: 'Horizonte' },
  address: { id: 4, label: 'Matriz', line: 'Avenida Paulista, 1842' },
  user: null,
}

describe('a unit in a file', () => {
  it('has its location in the warehouse', () => {
    expect(cellsOf(UNIT_COLUMNS, wireUnit())).toEqual({
      Serial: 'VX14-2412-1183',
      Produto: 'Vertex 14',
      Modelo: 'VX14',
      Grupo: 'Novos',
      Situação: 'Disponível para locação',
      Local: 'Corredor B, 3',
      Etiqueta: null,
      Empresa: null,
      Endereço: null,
      Responsável: null,
      'Atualizado em': '20/11/2026 11:15',
    })
  })

  it('has its holder and user', () => {
    const known = { Empresa: 'Horizonte', Endereço: 'Avenida Paulista, 1842' }
    expect(cellsOf(UNIT_COLUMNS, wireUnit({ holder }))).toMatchObject({ ...known, Responsável: null })
    const user = { id: 3, first_name: 'Caio Mesa' }
    expect(cellsOf(UNIT_COLUMNS, wireUnit({ holder: { ...holder, user } }))).toMatchObject({
      ...known,
      Responsável: 'Caio Mesa',
    })
  })

  it('is imported except for derived columns', () => {
    expect(UNIT_SHEET).toEqual({
      read: ['Serial', 'Produto', 'Grupo', 'Situação', 'Local', 'Etiqueta'],
      passedOver: ['Modelo', 'Empresa', 'Endereço', 'Responsável', 'Atualizado em'],
    })
  })
})

it('a hold in a file has its order and its expiry', () => {
  expect(cellsOf(HOLD_COLUMNS, wireHold())).toEqual({
    Produto: 'Vertex 14 Pro',
    Quantidade: 18,
    Pedido: '000131',
    Empresa: 'Horizonte Engenharia S.A.',
    Etapa: 'Proposta',
    'Reservado em': '20/11/2026 11:15',
    'Reservado até': '27/11/2026 23:59',
  })
})

it('a request for a notice in a file says when it was made', () => {
  const alert = wireStockAlert({ created_at: '2026-11-20T14:15:00.000Z' })
  expect(cellsOf(ALERT_COLUMNS, alert)).toMatchObject({ 'Pediu aviso em': '20/11/2026 11:15' })
})
