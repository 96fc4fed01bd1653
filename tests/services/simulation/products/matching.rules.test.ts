import { groupAnswers, matchOf, missedAnswers } from '@/services/simulation/products/matching.rules'

const property = (id: number, propertyTypeId: number, replacedByIds: number[] = []) => ({
  id,
  name: `P${String(id)}`,
  propertyTypeId,
  replacedByIds,
})

describe('how a product matches the answers', () => {
  const answers = groupAnswers([property(1, 10), property(2, 20), property(3, 20), property(4, 30, [40])])

  it('matches when it answers every question', () => {
    expect(matchOf([1, 2, 4, 99], answers)).toBe('fits')
  })

  it('needs only one of several chosen options of a question', () => {
    expect(matchOf([1, 3, 4], answers)).toBe('fits')
  })

  it('matches with a replacement of an option', () => {
    expect(matchOf([1, 2, 40], answers)).toBe('fits')
  })

  it('does not match with an option in place of its replacement', () => {
    expect(matchOf([4], groupAnswers([property(40, 30)]))).not.toBe('fits')
  })

  it('is similar when it misses exactly one answer', () => {
    expect(matchOf([1, 2], answers)).toBe('similar')
    expect(matchOf([1], answers)).toBe('other')
    expect(matchOf([], answers)).toBe('other')
  })

  it('names the answers that it misses, each by all that was chosen', () => {
    const missed = (ids: number[]) => missedAnswers(ids, answers).map(({ name }) => name)
    expect(missed([1, 3, 40])).toEqual([])
    expect(missed([1, 2])).toEqual(['P4'])
    expect(missed([1, 4])).toEqual(['P2 ou P3'])
    expect(missed([])).toEqual(['P1', 'P2 ou P3', 'P4'])
  })

  it('always matches without answers', () => {
    expect(matchOf([], groupAnswers([]))).toBe('fits')
  })
})
