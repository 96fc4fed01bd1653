import { summarizeProduct } from '@/services/catalogue/products/product-summary.rules'

const specifications = ['14 pol. QHD', 'Core i7', '32 GB', '1 TB SSD'].map((value) => ({ name: 'x', value }))

describe('the summary of a product', () => {
  it('lists its main specifications and its colour', () => {
    const product = { technicalSpecifications: specifications, color: 'Grafite' }
    expect(summarizeProduct(product)).toBe('14 pol. QHD, Core i7, 32 GB, Grafite')
  })

  it('is empty when neither is known', () => {
    expect(summarizeProduct({ technicalSpecifications: [], color: null })).toBe('')
  })
})
