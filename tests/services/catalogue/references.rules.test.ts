import { describeReferences, describeUses } from '@/services/catalogue/references.rules'

const kind = (count: number, one: string) => ({ count, one, many: `${one}s` })

describe('the references to a record', () => {
  it.each([
    ['', [kind(0, 'produto')]],
    ['1 produto', [kind(1, 'produto'), kind(0, 'plano')]],
    ['1.200 produtos e 1 plano', [kind(1200, 'produto'), kind(1, 'plano')]],
    ['2 produtos, 1 plano e 3 pacotes', [kind(2, 'produto'), kind(1, 'plano'), kind(3, 'pacote')]],
  ])('read %p', (text, references) => {
    expect(describeReferences(references)).toBe(text)
  })

  it.each([
    [5, 2, '5 pedidos e 2 simulações em andamento'],
    [1, 1, '1 pedido e 1 simulação em andamento'],
    [0, 0, ''],
  ])('from %i orders and %i quotations read %p', (orders_count, quotations_count, text) => {
    expect(describeUses({ orders_count, quotations_count })).toBe(text)
  })
})
