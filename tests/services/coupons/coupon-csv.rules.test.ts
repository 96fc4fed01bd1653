import { COUPON_COLUMNS } from '@/services/coupons/coupon-csv.rules'
import { cellsOf } from '@/tests/factories/http/csv'
import { wireCoupon } from '@/tests/factories/wire/coupon.wire'

const company = { id: 2, corporate_name: 'Atlântica' }

describe('a coupon in a file', () => {
  it('has its discount and its expiry', () => {
    expect(cellsOf(COUPON_COLUMNS, wireCoupon())).toEqual({
      Código: 'HORIZONTE24',
      Empresa: 'Horizonte Engenharia S.A.',
      'Valor do pedido (R$)': '7070,00',
      'Valor final desejado (R$)': '6900,00',
      'Desconto (R$)': '170,00',
      'Válido até': '21/05/2027',
      Situação: 'Disponível',
      'Usado em': null,
      'Usado por': null,
      Pedido: null,
      'Empresa do pedido': null,
      'Emitido por': 'Vitor',
      'Emitido em': '21/10/2026 11:15',
    })
  })

  it('has the user and the order that used it', () => {
    const used = { status: 'used', used_at: '2026-11-20T14:15:00.000Z', used_by: 'Marina' } as const
    const coupon = wireCoupon({ ...used, company: null, expires_at: null, order: { order_mask_id: '000128', company } })
    expect(cellsOf(COUPON_COLUMNS, coupon)).toMatchObject({
      Empresa: 'Qualquer empresa',
      'Válido até': null,
      Situação: 'Usado',
      'Usado em': '20/11/2026 11:15',
      'Usado por': 'Marina',
      Pedido: '000128',
      'Empresa do pedido': 'Atlântica',
    })
  })

  it.each([
    ['expired', 'Vencido'],
    ['withdrawn', 'Retirado'],
  ] as const)('that is %s reads %s', (status, word) => {
    expect(cellsOf(COUPON_COLUMNS, wireCoupon({ status })).Situação).toBe(word)
  })
})
