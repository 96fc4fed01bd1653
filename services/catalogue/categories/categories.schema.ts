import { id } from '@/services/config/id.schema'
import { array, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { CATEGORY_ORDERINGS } from '../orderings.rules'

export const categorySchema = object({
  id: id().required(),
  title: string().required(),
  products_count: number().integer().min(0).required(),
})

export const categoryList = array(categorySchema)

export const categoryListQuery = object({
  /** Part of the title, ignoring accents. */
  search: string().trim().max(80),
  ordering: string().oneOf(CATEGORY_ORDERINGS),
})

export const categoryParams = object({ id: id().required() })

export const categoryBody = strictObject({ title: string().trim().max(80).required() })

export type Category = InferType<typeof categorySchema>
export type CategoryListQuery = InferType<typeof categoryListQuery>
export type CategoryFields = InferType<typeof categoryBody>
