import { theirChanges, type Sides, type TheirChange } from './form-merge.rules'
import { toNewProduct, type ProductForm } from './product-form.rules'
import { productDifferences } from './product-words.rules'
import type { ProductChoices } from './products.schema'

/** What somebody else changed of a product while its form was open. */
export const theirProductChanges = (sides: Sides<ProductForm>, choices: ProductChoices | undefined): TheirChange[] =>
  theirChanges(sides, (before, after) => productDifferences(recordOf(before), recordOf(after), choices))

const recordOf = (form: ProductForm) => {
  const { images = [], ...product } = toNewProduct(form)
  return {
    ...product,
    images: images.map(({ src, alt = '' }) => ({ src, alt })),
    dimensions: { height: null, width: null, depth: null, weight: null, ...product.dimensions },
  }
}
