import type { FormikErrors } from 'formik'
import { nestedRefusalErrors, nestedSchemaErrors } from '@/components/ui/forms/nestedErrors'
import { type ProductFormValues, toNewProduct } from '@/services/catalogue/products/product-fields.rules'
import { newProductBody } from '@/services/catalogue/products/products.schema'

/** "dimensions.height" is the field `height` of the form; money is typed with a comma. The rest is as the API says it. */
const inForm = (path: string, message: string, type?: string) =>
  [
    path.replace(/^dimensions\./, ''),
    path === 'price' && type === 'matches' ? 'Use um valor como 289,00' : message,
  ] as const

/** The API's own rules, on what would be sent. */
export const validateProduct = (form: ProductFormValues): FormikErrors<ProductFormValues> =>
  nestedSchemaErrors(newProductBody, toNewProduct(form), inForm)

/** The field messages of a refusal; none for any other failure, which a toast has told. */
export const refusedFields = (error: unknown): FormikErrors<ProductFormValues> => nestedRefusalErrors(error, inForm)
