import { PACKAGE_COLUMNS } from '@/services/logistics/packages/package-csv.rules'
import { cellsOf } from '@/tests/factories/http/csv'
import { wirePackedUnit } from '@/tests/factories/wire/order.wire'
import { wireListed } from '@/tests/factories/wire/package.wire'

const FIRST_DAY = PACKAGE_COLUMNS.findIndex(({ title }) => title === 'Previsão de produção')

describe('a package in a file', () => {
  it('has its order, its destination and its units', () => {
    const pkg = wireListed({ package_type: 'return', insurance: false, tracking_code: 'BR1' })
    expect(cellsOf(PACKAGE_COLUMNS.slice(0, FIRST_DAY), pkg)).toEqual({
      Volume: 31,
      Pedido: '000052',
      Empresa: 'Atlântica Logística',
      Tipo: 'Devolução',
      Etapa: 'Separação',
      'O cliente vê': 'Em preparação',
      Endereço: 'Sede São Paulo',
      Cidade: 'São Paulo',
      UF: 'SP',
      Unidades: 24,
      Separadas: 9,
      'Faltam em estoque': 0,
      Rastreio: 'BR1',
      Seguro: 'não',
    })
  })

  it('has its days, its serials and the comment', () => {
    const serials = [wirePackedUnit(), wirePackedUnit({ serial: 'VX14-2' })]
    const pkg = wireListed({ serials, delivery_date: '2026-12-01', comment: 'doca 2' })
    expect(cellsOf(PACKAGE_COLUMNS.slice(FIRST_DAY), pkg)).toEqual({
      'Previsão de produção': '',
      Produção: '',
      'Conferência no estoque': '',
      Envio: '',
      'Previsão de entrega': '30/11/2026',
      Entrega: '01/12/2026',
      Avaliação: '',
      'Data do pedido': '12/11/2026',
      Seriais: 'VX14-1 VX14-2',
      Comentário: 'doca 2',
    })
  })

  it('leaves unknown values empty', () => {
    const empty = { Rastreio: '', Seguro: 'sim', Seriais: '', Comentário: '' }
    expect(cellsOf(PACKAGE_COLUMNS, wireListed())).toMatchObject(empty)
  })
})
