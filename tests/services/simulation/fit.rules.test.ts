import { answersOf, fitOf } from '@/services/simulation/fit.rules'

const property = (id: number, propertyTypeId: number, replacedByIds: number[] = []) => ({
  id,
  propertyTypeId,
  replacedByIds,
})

describe('how a product fits what was asked', () => {
  const answers = answersOf([property(1, 10), property(2, 20), property(3, 20), property(4, 30, [40])])

  it('fits when it answers every question', () => {
    expect(fitOf([1, 2, 4, 99], answers)).toBe('fits')
  })

  it('needs only one of several chosen options of a question', () => {
    expect(fitOf([1, 3, 4], answers)).toBe('fits')
  })

  it('fits with what may stand in place of an option', () => {
    expect(fitOf([1, 2, 40], answers)).toBe('fits')
  })

  it('does not fit the other way round', () => {
    expect(fitOf([4], answersOf([property(40, 30)]))).not.toBe('fits')
  })

  it('is similar when it misses exactly one answer', () => {
    expect(fitOf([1, 2], answers)).toBe('similar')
    expect(fitOf([1], answers)).toBe('other')
    expect(fitOf([], answers)).toBe('other')
  })

  it('always fits when nothing was asked', () => {
    expect(fitOf([], answersOf([]))).toBe('fits')
  })
})
