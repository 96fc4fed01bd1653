import {
  compareSpecifications,
  hasDifferences,
  matchingTitle,
  productTypeTitle,
  sortProducts,
  specificationLines,
} from '@/services/simulation/products/products.rules'
import { wireProduct } from '@/tests/factories/wire/simulation.wire'

const specified = (values: Record<string, string>) =>
  wireProduct({ technical_specifications: Object.entries(values).map(([name, value]) => ({ name, value })) })

describe('comparing products', () => {
  it('lists every specification that one of them has', () => {
    const rows = compareSpecifications([specified({ Tela: '14 pol.' }), specified({ Peso: '1,9 kg', Tela: '16 pol.' })])
    expect(rows).toEqual([
      { name: 'Tela', values: ['14 pol.', '16 pol.'] },
      { name: 'Peso', values: [null, '1,9 kg'] },
    ])
  })

  it('finds differences, missing values included', () => {
    expect(hasDifferences({ name: 'Tela', values: ['14 pol.', '14 pol.'] })).toBe(false)
    expect(hasDifferences({ name: 'Peso', values: [null, '1,9 kg'] })).toBe(true)
  })
})

describe('the order of products', () => {
  const products = [
    wireProduct({ id: 1, price: '289.00', available: 3 }),
    wireProduct({ id: 2, price: '1099.00', available: 42 }),
    wireProduct({ id: 3, price: '99.00', available: 0 }),
  ]

  it.each([
    ['recommended', [1, 2, 3]],
    ['price', [3, 1, 2]],
    ['-price', [2, 1, 3]],
    ['-available', [2, 1, 3]],
  ] as const)('by %s', (ordering, ids) => {
    expect(sortProducts(products, ordering).map(({ id }) => id)).toEqual(ids)
    expect(products.map(({ id }) => id)).toEqual([1, 2, 3])
  })
})

describe('the texts of a list', () => {
  it('show two specifications per line, with the name where the value needs it', () => {
    const product = specified({ Tela: '14 pol. QHD', Processador: 'Core i7', 'Vídeo dedicado': '6 GB' })
    expect(specificationLines(product)).toEqual(['14 pol. QHD, Core i7', 'Vídeo dedicado 6 GB'])
  })

  it('count the matches, in singular and plural, by product type if there is only one', () => {
    const tablet = wireProduct({ product_type: { id: 5, name: 'Tablet', plural_name: 'Tablets' } })
    expect(matchingTitle([wireProduct()], 'Notebooks')).toBe('1 notebook atende ao que você pediu')
    expect(matchingTitle([wireProduct(), wireProduct()], 'Notebooks')).toBe('2 notebooks atendem ao que você pediu')
    expect(matchingTitle([wireProduct(), tablet], 'Celulares e tablets')).toBe('2 produtos atendem ao que você pediu')
    expect(matchingTitle([], 'Notebooks')).toBe('Notebooks: nada atende a tudo o que você pediu')
    expect(productTypeTitle([tablet, tablet])).toBe('2 tablets para alugar')
  })
})
