import { array, decimalString, type InferType, number, object, string } from '@/services/config/validation'
import { simulatorSchema } from '@/services/simulation/simulation.schema'

/** What the visitors' home shows of the catalogue; every price can be ordered now. */
export const showcaseSchema = object({
  simulators: array(simulatorSchema).required(),
  /** One product in each plan, before the service package; null while nothing can be ordered. */
  example: object({
    product: string().required(),
    plans: array(
      object({
        duration_months: number().integer().required(),
        description: string().required(),
        monthly_price: decimalString().required(),
      }),
    ).required(),
  })
    .nullable()
    .default(undefined)
    .defined(),
})

export type Showcase = InferType<typeof showcaseSchema>
