import fc from 'fast-check'
import { mergeForms } from '@/services/catalogue/edit-conflict.rules'
import { type ProductFormValues, toProductFormValues } from '@/services/catalogue/products/product-fields.rules'
import { theirProductChanges } from '@/services/catalogue/products/product-changes.rules'
import type { ManagedProduct } from '@/services/catalogue/products/products.schema'
import { wireManagedProduct, wireProductChoices } from '@/tests/factories/wire/product.wire'

/** Few values, so that edits of the same field are frequent. */
const someProduct = fc.record({
  name: fc.constantFrom('Vertex', 'Orbe'),
  price: fc.constantFrom('10.00', '20.00', '30.00'),
  color: fc.constantFrom(null, 'Azul', 'Verde'),
  active: fc.boolean(),
  technical_specifications: fc.subarray([
    { name: 'Tela', value: '14' },
    { name: 'Peso', value: '1 kg' },
  ]),
})

const formOf = (product: Partial<ManagedProduct>): ProductFormValues => toProductFormValues(wireManagedProduct(product))

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

describe('merging a form with another person’s change', () => {
  it('keeps what was typed, and takes what the other saved in the other fields', () => {
    fc.assert(
      fc.property(someProduct, someProduct, someProduct, (was, theirs, typed) => {
        const [before, after, mine] = [formOf(was), formOf(theirs), formOf(typed)]
        const merged = mergeForms({ was: before, theirs: after, mine })
        for (const name of Object.keys(mine) as (keyof ProductFormValues)[]) {
          const isTyped = !same(mine[name], before[name])
          expect(merged[name]).toEqual(isTyped ? mine[name] : after[name])
        }
      }),
    )
  })

  it('lists exactly the fields that the other changed', () => {
    fc.assert(
      fc.property(someProduct, someProduct, (was, theirs) => {
        const [read, now] = [formOf(was), formOf(theirs)]
        const changes = theirProductChanges({ was: read, theirs: now, mine: read }, wireProductChoices())
        const names = Object.keys(was).filter(
          (name) => !same(was[name as keyof typeof was], theirs[name as keyof typeof was]),
        )
        expect(changes.map(({ name }) => name).sort()).toEqual(names.sort())
        expect(changes.every(({ mine }) => mine === null)).toBe(true)
      }),
    )
  })
})
