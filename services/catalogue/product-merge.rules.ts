import { toNewProduct, toProductForm, type ProductForm } from './product-form.rules'
import { productDifferences, type ProductDifference } from './product-words.rules'
import type { ManagedProduct, ProductChoices } from './products.schema'

/** What another person changed, and what one has typed in the same place, where that is something else. */
export type TheirChange = ProductDifference & { mine: string | null }

/** The product as the form began with it, as it is now, and what is in the form. */
export type Meeting = { read: ManagedProduct; now: ManagedProduct; mine: ProductForm }

/** What somebody else changed while the form was open. */
export function theirChanges({ read, now, mine }: Meeting, choices: ProductChoices | undefined): TheirChange[] {
  const [was, is] = [recordOf(toProductForm(read)), recordOf(toProductForm(now))]
  const typed = recordOf(mine)
  const mineNow = new Map(productDifferences(was, typed, choices).map(({ name, after }) => [name, after]))
  return productDifferences(was, is, choices).map((change) => {
    const own = mineNow.get(change.name)
    return { ...change, mine: own === undefined || own === change.after ? null : own }
  })
}

/** The form with what the other changed, but for the fields that one has changed oneself: nothing typed is lost. */
export function mergeForms({ read, now, mine }: Meeting): ProductForm {
  const [was, theirs] = [toProductForm(read), toProductForm(now)]
  const isMine = (name: keyof ProductForm): boolean => JSON.stringify(mine[name]) !== JSON.stringify(was[name])
  const names = Object.keys(mine) as (keyof ProductForm)[]
  return Object.fromEntries(names.map((name) => [name, isMine(name) ? mine[name] : theirs[name]])) as ProductForm
}

const recordOf = (form: ProductForm) => {
  const { images = [], ...product } = toNewProduct(form)
  return {
    ...product,
    images: images.map(({ src, alt = '' }) => ({ src, alt })),
    dimensions: { height: null, width: null, depth: null, weight: null, ...product.dimensions },
  }
}
