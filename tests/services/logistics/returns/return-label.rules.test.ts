import { labelSerials, packingSteps, unitsByProduct } from '@/services/logistics/returns/return-label.rules'

const unit = (serial: string, name = 'Vertex 14') => ({ serial, product: { name } })

describe('the label of a return', () => {
  it('names the serials that fit and counts the others', () => {
    const units = Array.from({ length: 25 }, (_, index) => unit(String(index + 1)))
    expect(labelSerials(units.slice(0, 2))).toBe('1, 2')
    expect(labelSerials(units.slice(0, 24))).toMatch(/, 24$/)
    expect(labelSerials(units)).toMatch(/, 24 e mais 1$/)
    expect(labelSerials(units.slice(0, 4), 2)).toBe('1, 2 e mais 2')
  })

  it('groups the serials by product, in the order of their first unit', () => {
    expect(unitsByProduct([unit('1'), unit('2', 'Orbe 6'), unit('3')])).toEqual([
      { name: 'Vertex 14', serials: ['1', '3'] },
      { name: 'Orbe 6', serials: ['2'] },
    ])
  })

  it('says on how many boxes to stick it', () => {
    expect(packingSteps(1)[3]).toBe('Cole esta etiqueta do lado de fora do volume, com o código à vista.')
    expect(packingSteps(3)[3]).toBe(
      'Cole uma etiqueta do lado de fora de cada volume, com o código à vista: são 3 volumes.',
    )
  })
})
