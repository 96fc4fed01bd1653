import { EMPTY_PRODUCT, toNewProduct, toProductFormValues } from '@/services/catalogue/products/product-fields.rules'
import { moveItem } from '@/services/catalogue/reorder.rules'
import { newProductBody } from '@/services/catalogue/products/products.schema'
import { fromTypedMoney } from '@/services/format/typed-money.rules'
import { wireManagedProduct } from '@/tests/factories/wire/product.wire'

describe('a typed price', () => {
  it.each([
    ['289', '289.00'],
    ['289,9', '289.90'],
    ['1.499,90', '1499.90'],
    ['1499,90', '1499.90'],
    [' 10,00 ', '10.00'],
  ])('%s is sent as %s', (typed, travels) => {
    expect(fromTypedMoney(typed)).toBe(travels)
  })

  it.each(['', 'dez', '1,999', '1.49', '-1,00'])('is refused as %j', (typed) => {
    expect(newProductBody.isValidSync(toNewProduct({ ...EMPTY_PRODUCT, price: typed }))).toBe(false)
  })
})

describe('the form of a product', () => {
  it('sends the editable fields of the product and nothing else', () => {
    const { id, image, category, product_type, properties, stock, created_at, version, ...same } = wireManagedProduct()

    expect([id, image, stock, created_at, version]).toBeDefined()
    expect(toNewProduct(toProductFormValues(wireManagedProduct()))).toEqual({
      ...same,
      category_id: category.id,
      product_type_id: product_type.id,
      property_ids: properties.map((property) => property.id),
    })
  })

  it('moves an item one position without losing any', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
    expect(moveItem(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  })
})
