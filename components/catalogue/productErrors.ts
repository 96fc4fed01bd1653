import { setIn, type FormikErrors } from 'formik'
import { newProductBody } from '@/services/catalogue/products.schema'
import { toNewProduct, type ProductForm } from '@/services/catalogue/product-form.rules'
import { ValidationError } from '@/services/config/validation'

type Errors = FormikErrors<ProductForm>

/** "dimensions.height" is the field `height` of the form; the rest is called alike. */
const fieldOf = (path: string): string => path.replace(/^dimensions\./, '')

const gathered = (said: readonly (readonly [path: string, message: string])[]): Errors =>
  said.reduce<Errors>((errors, [path, message]) => setIn(errors, fieldOf(path), message) as Errors, {})

/** The API's own rules, on what would be sent. */
export function validateProduct(form: ProductForm): Errors {
  try {
    newProductBody.validateSync(toNewProduct(form), { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return gathered(
      error.inner.toReversed().map(({ path = '', message, type }) => [path, sentenceOf(path, message, type)] as const),
    )
  }
}

/** Money is typed with a comma. */
const sentenceOf = (path: string, message: string, type: string | undefined): string =>
  path === 'price' && type === 'matches' ? 'Use um valor como 289,00' : message

/** The field messages of a refusal; none for any other failure, which a toast has told. */
export function refusedFields(error: unknown): Errors {
  const fields: unknown = error instanceof Error && 'fields' in error ? error.fields : {}
  return gathered(
    Object.entries(fields ?? {}).map(([path, messages]) => [path, Array.isArray(messages) ? String(messages[0]) : '']),
  )
}
