import { id } from '@/services/config/id.schema'
import { array, boolean, number, object, string, type InferType } from '@/services/config/validation'
import { stepSchema } from '@/services/simulation/simulation.schema'

/** A simulator as the desk sees it, with its questions in their order. */
export const simulatorDetailSchema = object({
  id: id().required(),
  name: string().required(),
  description: string().required(),
  image: string().required(),
  order: number().integer().required(),
  active: boolean().required(),
  steps: array(stepSchema).required(),
})

export type SimulatorDetail = InferType<typeof simulatorDetailSchema>
