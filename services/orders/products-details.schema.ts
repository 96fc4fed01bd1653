import { array, number, object, string, type InferType } from '@/services/config/validation'
import { specificationSchema } from '@/services/simulation/simulation.schema'

/** One rented item of an order: the product, its units and their addresses. */
export const productDetailsSchema = object({
  product_id: number().integer().required(),
  name: string().required(),
  model: string().required(),
  image: string().nullable().defined(),
  quantity: number().integer().required(),
  upgrades: array(object({ name: string().required(), quantity: number().integer().required() })).required(),
  technical_specifications: array(specificationSchema).required(),
  units: array(object({ serial: string().required(), address: string().nullable().defined() })).required(),
})

export const productsDetailsAnswer = array(productDetailsSchema).required()

export type ProductDetails = InferType<typeof productDetailsSchema>
