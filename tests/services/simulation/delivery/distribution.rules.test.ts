import { distributionGaps, gapSentence, summarizeItems } from '@/services/simulation/delivery/distribution.rules'

const NOTEBOOK = { name: 'Notebook', pluralName: 'Notebooks' }
const MONITOR = { name: 'Monitor', pluralName: 'Monitores' }

const cart = [
  { productId: 1, name: 'Vertex 14 Pro', quantity: 18, productType: NOTEBOOK },
  { productId: 2, name: 'Lumen 24', quantity: 18, productType: MONITOR },
]
const to = (...items: [productId: number, quantity: number][]) => ({
  items: items.map(([productId, quantity]) => ({ productId, quantity })),
})

describe('distributing a cart over addresses', () => {
  it('has no gap when the sums agree', () => {
    expect(distributionGaps(cart, [to([1, 10], [2, 18]), to([1, 8])])).toEqual([])
  })

  it('has a gap for every product before anything is distributed', () => {
    expect(distributionGaps(cart, []).map(({ missing }) => missing)).toEqual([18, 18])
  })

  it('lists missing and excess units by product', () => {
    const gaps = distributionGaps(cart, [to([1, 20], [2, 10]), to([2, 5])])
    expect(gaps).toMatchObject([
      { productId: 1, missing: -2 },
      { productId: 2, missing: 3 },
    ])
  })

  it.each([
    [MONITOR, 'Lumen 24', 3, 'Faltam 3 monitores Lumen 24 para distribuir.'],
    [MONITOR, 'Lumen 24', 1, 'Falta 1 monitor Lumen 24 para distribuir.'],
    [NOTEBOOK, 'Vertex 14', -2, 'Sobram 2 notebooks Vertex 14 nos endereços.'],
    [NOTEBOOK, 'Vertex 14', -1, 'Sobra 1 notebook Vertex 14 nos endereços.'],
  ])('describes a gap in a sentence (%o %s %d)', (productType, name, missing, sentence) => {
    expect(gapSentence({ productId: 1, name, quantity: 18, productType, missing })).toBe(
      `${sentence} A quantidade do carrinho precisa ser igual à soma dos endereços.`,
    )
  })
})

describe('the summary of items', () => {
  it('counts by kind in the order of the cart, in singular and plural', () => {
    const more = [
      ...cart,
      { quantity: 2, productType: NOTEBOOK },
      { quantity: 1, productType: { name: 'Celular', pluralName: 'Celulares' } },
    ]
    expect(summarizeItems(more)).toBe('20 notebooks, 18 monitores, 1 celular')
  })
})
