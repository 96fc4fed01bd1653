import { type FormVersions, type TheirChange, theirChanges } from '../edit-conflict.rules'
import { productDifferences } from './product-differences.rules'
import { type ProductFormValues, toNewProduct } from './product-form.rules'
import type { ProductChoices } from './products.schema'

/** What somebody else changed of a product while its form was open. */
export const theirProductChanges = (
  sides: FormVersions<ProductFormValues>,
  choices: ProductChoices | undefined,
): TheirChange[] =>
  theirChanges(sides, (before, after) => productDifferences(recordOf(before), recordOf(after), choices))

const recordOf = (form: ProductFormValues) => {
  const { images = [], ...product } = toNewProduct(form)
  return {
    ...product,
    images: images.map(({ src, alt = '' }) => ({ src, alt })),
    dimensions: { height: null, width: null, depth: null, weight: null, ...product.dimensions },
  }
}
