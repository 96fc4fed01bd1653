import { id } from '@/services/config/id.schema'
import { array, boolean, type InferType, number, object, strictObject } from '@/services/config/validation'

/** Offers many things at once, or no longer. */
export const activationBody = strictObject({
  ids: array(id().required()).min(1).max(500).required(),
  active: boolean().required(),
})

/** How many were not so already. */
export const activationSchema = object({ changed: number().integer().min(0).required() })

export type Activation = InferType<typeof activationBody>
export type ActivationResult = InferType<typeof activationSchema>

/** Deletes many things at once. */
export const deletionBody = strictObject({ ids: array(id().required()).min(1).max(500).required() })

/** How many there still were. */
export const deletedSchema = object({ deleted: number().integer().min(0).required() })

export type Deletion = InferType<typeof deletionBody>
export type DeletionResult = InferType<typeof deletedSchema>
