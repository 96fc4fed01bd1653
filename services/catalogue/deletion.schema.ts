import { id } from '@/services/config/id.schema'
import { array, number, object, strictObject, type InferType } from '@/services/config/validation'

/** Deletes many things at once. */
export const deletionBody = strictObject({ ids: array(id().required()).min(1).max(500).required() })

/** How many there still were. */
export const deletedSchema = object({ deleted: number().integer().min(0).required() })

export type Deletion = InferType<typeof deletionBody>
export type Deleted = InferType<typeof deletedSchema>
