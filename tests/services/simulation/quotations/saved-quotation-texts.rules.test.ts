import { listedStatus, savedQuotationTitle } from '@/services/simulation/quotations/saved-quotation-texts.rules'
import { wireSavedQuotation } from '@/tests/factories/wire/simulation.wire'

describe('a saved quotation', () => {
  it.each([
    ['its name', { name: 'Obra Sul' }, 'Obra Sul'],
    ['its contents', {}, '18 notebooks'],
    ['its simulator', { items_summary: '' }, 'Simulação de notebooks'],
  ])('is called by %s', (_, overrides, title) => {
    expect(savedQuotationTitle(wireSavedQuotation(overrides))).toBe(title)
  })

  it('shows as expired once it was discarded', () => {
    expect((['open', 'finished', 'expired', 'discarded'] as const).map(listedStatus)).toEqual([
      ...['open', 'finished', 'expired', 'expired'],
    ])
  })
})
