import { axisLines, isLabelled, totalsOf } from '@/components/ui/charts/scales.rules'

describe('the lines of an axis', () => {
  it.each([
    [500, [0, 100, 200, 300, 400, 500]],
    [492, [0, 100, 200, 300, 400, 500]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [0, [0, 1]],
    [121640, [0, 25000, 50000, 75000, 100000, 125000]],
  ])('up to %d are %j', (most, lines) => {
    expect(axisLines(most)).toEqual(lines)
  })

  it('always reach the largest value', () => {
    for (let most = 1; most < 3000; most += 7) expect(axisLines(most).at(-1)).toBeGreaterThanOrEqual(most)
  })
})

it('counts nothing where a series has no value', () => {
  expect(
    totalsOf(
      [
        { name: 'a', values: [1, null] },
        { name: 'b', values: [2] },
      ],
      2,
    ),
  ).toEqual([3, 0])
})

it('writes the last label and as many as there is room for', () => {
  const labelled = (places: number, room: number) =>
    Array.from({ length: places }, (_, at) => at).filter((at) => isLabelled(at, places, room))
  expect(labelled(12, 12)).toHaveLength(12)
  expect(labelled(12, 6)).toEqual([1, 3, 5, 7, 9, 11])
  expect(labelled(24, 7)).toEqual([3, 7, 11, 15, 19, 23])
})
