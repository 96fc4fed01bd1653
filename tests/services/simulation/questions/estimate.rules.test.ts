import { countUnits, takeCheapest } from '@/services/simulation/questions/estimate.rules'
import { wireOption } from '@/tests/factories/wire/simulation.wire'

const free = (product_id: number, price: string, available: number) => ({ product_id, price, available })

describe('the cheapest units that can be ordered', () => {
  const options = [
    wireOption({ id: 1, cheapest: [free(10, '112.49', 1), free(11, '130.20', 20)] }),
    wireOption({ id: 2, cheapest: [free(11, '130.20', 20), free(12, '1099.00', 5)] }),
    wireOption({ id: 3, cheapest: [] }),
  ]

  it.each<[string, number[], number, [number, number][]]>([
    ['one unit, at the lowest price', [1], 1, [[1, 11_249]]],
    [
      'more than the cheapest model has: the next one fills up',
      [1],
      18,
      [
        [1, 11_249],
        [17, 13_020],
      ],
    ],
    ['another option', [2], 18, [[18, 13_020]]],
    [
      'two options: a product of both counts once',
      [1, 2],
      24,
      [
        [1, 11_249],
        [20, 13_020],
        [3, 109_900],
      ],
    ],
    [
      'more than there are: all of them',
      [1],
      40,
      [
        [1, 11_249],
        [20, 13_020],
      ],
    ],
    ['an option without free units', [3], 2, []],
    [
      'no answer yet: all options count',
      [],
      18,
      [
        [1, 11_249],
        [17, 13_020],
      ],
    ],
    ['no answer yet and too few: other products may fit', [], 40, []],
  ])('%s', (_what, chosen, wanted, expected) => {
    const taken = takeCheapest(options, chosen, wanted)
    expect(taken.map(({ quantity, priceCents }) => [quantity, priceCents])).toEqual(expected)
    expect(countUnits(taken)).toBe(expected.reduce((sum, [quantity]) => sum + quantity, 0))
  })

  it('come from the cheapest product whatever the order of the options', () => {
    const reversed = [
      wireOption({ id: 1, cheapest: [free(1, '1099.00', 1)] }),
      wireOption({ id: 2, cheapest: [free(2, '289.00', 1)] }),
    ]
    expect(takeCheapest(reversed, [], 1)).toEqual([{ quantity: 1, priceCents: 28_900 }])
  })
})
