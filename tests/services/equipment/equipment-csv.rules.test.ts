import { EQUIPMENT_COLUMNS, MOVEMENT_COLUMNS } from '@/services/equipment/equipment-csv.rules'
import { cellsOf } from '@/tests/factories/http/csv'
import { wireEquipment, wireMovement } from '@/tests/factories/wire/equipment.wire'

const caio = { id: 3, first_name: 'Caio Mesa' }
const AT = '2026-11-20T13:00:00.000Z'

describe('a unit of a company in a file', () => {
  it('has its user, its address and the end of its contract', () => {
    expect(cellsOf(EQUIPMENT_COLUMNS, wireEquipment({ user: caio, received_at: AT }))).toEqual({
      Produto: 'Vertex 14 Pro',
      Serial: 'VX14P-0007',
      Etiqueta: 'Obra Sul 07',
      Situação: 'Em uso',
      Responsável: 'Caio Mesa',
      'Recebimento confirmado em': '20/11/2026 10:00',
      Endereço: 'Obra Sul · Curitiba/PR',
      Pedido: '000128',
      'Entregue em': '20/11/2026',
      'Contrato até': '20/11/2027',
    })
  })

  it('leaves unknown values empty', () => {
    const unknown = { user: null, received_at: null, address: null, order: null, since: null }
    expect(cellsOf(EQUIPMENT_COLUMNS, wireEquipment(unknown))).toMatchObject({
      Responsável: null,
      'Recebimento confirmado em': null,
      Endereço: null,
      Pedido: null,
      'Entregue em': null,
      'Contrato até': null,
    })
  })
})

describe('a movement in a file', () => {
  it('has its event, its unit and its author', () => {
    expect(cellsOf(MOVEMENT_COLUMNS, wireMovement({ user: caio, message: 'na recepção' }))).toEqual({
      Quando: '20/11/2026 10:00',
      Evento: 'Entregue ao cliente',
      Serial: 'VX14P-0007',
      Etiqueta: 'Obra Sul 07',
      Produto: 'Vertex 14 Pro',
      Movimentação: 'Entrega',
      'Andamento da movimentação': 'Concluída',
      'Situação do equipamento': 'Em uso',
      Endereço: 'Obra Sul · Curitiba/PR',
      Responsável: 'Caio Mesa',
      Pedido: '000128',
      'Quem fez': 'Olívia Prado',
      Mensagem: 'na recepção',
    })
  })

  it('leaves the columns of a relocation empty for other events', () => {
    const unmoved = { relocation_type: null, relocation_status: null, address: null, user: null }
    expect(cellsOf(MOVEMENT_COLUMNS, wireMovement(unmoved))).toMatchObject({
      Movimentação: null,
      'Andamento da movimentação': null,
      Endereço: null,
      Responsável: null,
    })
  })
})
