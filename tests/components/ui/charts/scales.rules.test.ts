import { columnBars } from '@/components/ui/charts/column-bars.rules'
import {
  axisLines,
  extremesOf,
  fittingLabel,
  isBlank,
  isLabelled,
  labelRoom,
  totalsOf,
} from '@/components/ui/charts/scales.rules'

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

it('has no lines between whole numbers', () => {
  expect(axisLines(1, 0, true)).toEqual([0, 1])
  expect(axisLines(1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
})

it('goes below zero for negative values, at the same round steps', () => {
  expect(axisLines(300, -120)).toEqual([-200, -100, 0, 100, 200, 300])
  expect(axisLines(0, -3)).toEqual([-3, -2, -1, 0])
})

it('says nothing of the sum where no series has a value', () => {
  expect(
    totalsOf(
      [
        { name: 'a', values: [1, null] },
        { name: 'b', values: [2] },
      ],
      2,
    ),
  ).toEqual([3, null])
})

it('writes the last label and as many as there is room for', () => {
  const labelled = (places: number, room: number) =>
    Array.from({ length: places }, (_, at) => at).filter((at) => isLabelled(at, places, room))
  expect(labelled(12, 12)).toHaveLength(12)
  expect(labelled(12, 6)).toEqual([1, 3, 5, 7, 9, 11])
  expect(labelled(24, 7)).toEqual([3, 7, 11, 15, 19, 23])
})

const places = [
  { long: 'outubro de 2026', short: 'out' },
  { long: 'novembro de 2026', short: 'nov' },
]
const series = [
  { name: 'Novos', values: [30, 10] },
  { name: 'Encerrados', values: [-20, null] },
  { name: 'Expansão', values: [5, 0] },
]

describe('columns', () => {
  it('are stacked away from zero, with a gap where there is nothing', () => {
    expect(columnBars(series, { places: 2, isStacked: true })).toEqual([
      { at: 0, series: 0, from: 0, to: 30, side: 0, sides: 1 },
      { at: 0, series: 1, from: 0, to: -20, side: 0, sides: 1 },
      { at: 0, series: 2, from: 30, to: 35, side: 0, sides: 1 },
      { at: 1, series: 0, from: 0, to: 10, side: 0, sides: 1 },
    ])
    expect(extremesOf({ axis: 'Mês', places, series }, true)).toEqual({ most: 35, least: -20 })
  })

  it('stand side by side each from zero', () => {
    expect(columnBars(series, { places: 1, isStacked: false }).map(({ from, to, side }) => [from, to, side])).toEqual([
      [0, 30, 0],
      [0, -20, 1],
      [0, 5, 2],
    ])
    expect(extremesOf({ axis: 'Mês', places, series }, false)).toEqual({ most: 30, least: -20 })
  })

  it('have more room at their left for longer labels', () => {
    expect(labelRoom(['0', '500'])).toBeLessThan(labelRoom(['R$ 0', 'R$ 500 mil']))
  })

  it('are blank without places or without any value, not with zeroes', () => {
    expect(isBlank({ axis: 'Mês', places: [], series })).toBe(true)
    expect(isBlank({ axis: 'Mês', places, series: [{ name: 'Nota', values: [null, null] }] })).toBe(true)
    expect(isBlank({ axis: 'Mês', places, series: [{ name: 'Nota', values: [0, null] }] })).toBe(false)
  })
})

it('writes the number of the last column as long as there is room, then short, then not at all', () => {
  const formats = [(value: number) => `R$ ${String(value)},00`, (value: number) => `R$ ${String(value / 1000)} mil`]
  expect([120, 80, 40].map((room) => fittingLabel(10_500, formats, room))).toEqual([
    'R$ 10500,00',
    undefined,
    undefined,
  ])
  expect(fittingLabel(10_000, formats, 80)).toBe('R$ 10 mil')
})
