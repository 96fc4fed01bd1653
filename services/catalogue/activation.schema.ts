import { id } from '@/services/config/id.schema'
import { array, boolean, number, object, strictObject, type InferType } from '@/services/config/validation'

/** Offers many things at once, or no longer. */
export const activationBody = strictObject({
  ids: array(id().required()).min(1).max(500).required(),
  active: boolean().required(),
})

/** How many were not so already. */
export const activationSchema = object({ changed: number().integer().min(0).required() })

export type Activation = InferType<typeof activationBody>
export type Activated = InferType<typeof activationSchema>
