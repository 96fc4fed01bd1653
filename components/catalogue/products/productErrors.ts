import type { FormikErrors } from 'formik'
import { nestedRefusalErrors, nestedSchemaErrors } from '@/components/ui/forms/nestedErrors'
import { type ProductFormValues, toNewProduct } from '@/services/catalogue/products/product-fields.rules'
import { newProductBody } from '@/services/catalogue/products/products.schema'

/** Maps API paths to form fields: `dimensions.height` is `height`. The price is typed with a comma. */
const inForm = (path: string, message: string, type?: string) =>
  [
    path.replace(/^dimensions\./, ''),
    path === 'price' && type === 'matches' ? 'Use um valor como 289,00' : message,
  ] as const

/** Validates the request body with the API's own schema. */
export const validateProduct = (form: ProductFormValues): FormikErrors<ProductFormValues> =>
  nestedSchemaErrors(newProductBody, toNewProduct(form), inForm)

/** The field errors of a refusal; other failures are shown in a toast. */
export const refusedFields = (error: unknown): FormikErrors<ProductFormValues> => nestedRefusalErrors(error, inForm)
