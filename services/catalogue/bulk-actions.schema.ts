import { id } from '@/services/config/id.schema'
import { array, boolean, type InferType, number, object, strictObject } from '@/services/config/validation'

/** Activates or deactivates many records. */
export const activationBody = strictObject({
  ids: array(id().required()).min(1).max(500).required(),
  active: boolean().required(),
})

/** How many changed. */
export const activationSchema = object({ changed: number().integer().min(0).required() })

export type Activation = InferType<typeof activationBody>
export type ActivationResult = InferType<typeof activationSchema>

/** Deletes many records. */
export const deletionBody = strictObject({ ids: array(id().required()).min(1).max(500).required() })

/** How many were deleted. */
export const deletedSchema = object({ deleted: number().integer().min(0).required() })

export type Deletion = InferType<typeof deletionBody>
export type DeletionResult = InferType<typeof deletedSchema>
