import fc from 'fast-check'
import { effectOf, effectText, isImprovement, isMeasurable } from '@/services/catalogue/upgrades/upgrade-effect.rules'

const disk = (value: string) => [
  { name: 'Tela', value: '14 pol.' },
  { name: 'Armazenamento', value },
]
const ssd = (value: string) => ({ specification: 'Armazenamento', value })

describe('an upgrade', () => {
  it.each([
    ['512 GB SSD', '1 TB SSD', 'Armazenamento: de 512 GB para 1 TB'],
    ['1 TB SSD', '1,5 TB', 'Armazenamento: de 1 TB para 1,5 TB'],
    ['16 GB', '+16 GB', 'Armazenamento: de 16 GB para 32 GB'],
    ['512 GB', '+1 TB', 'Armazenamento: de 512 GB para 1,5 TB'],
    ['250 folhas', '+500 folhas', 'Armazenamento: de 250 folhas para 750 folhas'],
  ])('on %s by %s says from what to what', (current, value, text) => {
    const effect = effectOf(ssd(value), disk(current))
    expect(effect && effectText(effect)).toBe(text)
  })

  it.each([
    ['1 TB SSD', '1 TB SSD'],
    ['1024 GB', '1 TB'],
    ['2 TB SSD', '1 TB SSD'],
    ['rápido', '1 TB'],
    ['512 folhas', '1 TB'],
    ['16 GB', '+0 GB'],
  ])('is no improvement on %s by %s', (current, value) => {
    expect(isImprovement(ssd(value), disk(current))).toBe(false)
  })

  it('needs the specification on the product, by its name in any case', () => {
    expect(isImprovement(ssd('1 TB'), [])).toBe(false)
    expect(isImprovement({ specification: 'ARMAZENAMENTO ', value: '1 TB' }, disk('512 GB'))).toBe(true)
  })

  it('that changes no specification is for every product', () => {
    expect(isImprovement({ specification: null, value: null }, disk('4 TB'))).toBe(true)
  })

  it('of a value without a number cannot be compared', () => {
    expect([isMeasurable('1 TB'), isMeasurable('mais rápido')]).toEqual([true, false])
  })

  it('is offered exactly where it gives more, whatever the amounts and units', () => {
    const units = { MB: 1, GB: 1024, TB: 1024 * 1024 }
    const size = fc.tuple(fc.integer({ min: 1, max: 4096 }), fc.constantFrom('MB', 'GB', 'TB'))
    fc.assert(
      fc.property(size, size, fc.boolean(), ([has, hasUnit], [gives, givesUnit], adds) => {
        const current = disk(`${String(has)} ${hasUnit} SSD`)
        const upgrade = ssd(`${adds ? '+' : ''}${String(gives)} ${givesUnit}`)
        const isMore = adds || gives * units[givesUnit] > has * units[hasUnit]
        expect(isImprovement(upgrade, current)).toBe(isMore)
      }),
    )
  })
})
