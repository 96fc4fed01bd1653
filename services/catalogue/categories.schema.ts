import { id } from '@/services/config/id.schema'
import { array, number, object, strictObject, string, type InferType } from '@/services/config/validation'

/** A shelf of the catalogue. */
export const categorySchema = object({
  id: id().required(),
  title: string().required(),
  products_count: number().integer().min(0).required(),
})

export const categoryList = array(categorySchema)

export const categoryParams = object({ id: id().required() })

export const categoryBody = strictObject({ title: string().trim().max(80).required() })

export type Category = InferType<typeof categorySchema>
export type CategoryFields = InferType<typeof categoryBody>
