import { id } from '@/services/config/id.schema'
import { array, number, object, strictObject, string, type InferType } from '@/services/config/validation'
import { productTypeDetailSchema } from '@/services/simulation/simulation.schema'

const count = () => number().integer().min(0).required()
const name = () => string().trim().max(80)

export const typeParams = object({ id: id().required() })

/** What a question asks for: "Tela", "Cor". */
export const propertyTypeSchema = object({
  id: id().required(),
  name: string().required(),
  properties_count: count(),
  /** Questions that are asked today. */
  steps_count: count(),
})

export const propertyTypeList = array(propertyTypeSchema)

export const propertyTypeBody = strictObject({ name: name().required() })

/** A kind of product, as the simulator counts it: "1 notebook", "2 notebooks". */
export const productTypeSchema = productTypeDetailSchema.shape({ products_count: count() })

export const productTypeList = array(productTypeSchema)

export const newProductTypeBody = strictObject({
  simulator_id: id().positive('Escolha o simulador').required('Escolha o simulador'),
  name: name().required(),
  plural_name: name().required(),
})

/** Without a plural the one that it has stays. */
export const productTypeBody = strictObject({
  name: name().required(),
  plural_name: name().min(1, 'Preencha esse campo'),
})

export type PropertyType = InferType<typeof propertyTypeSchema>
export type PropertyTypeFields = InferType<typeof propertyTypeBody>
export type ProductType = InferType<typeof productTypeSchema>
export type NewProductType = InferType<typeof newProductTypeBody>
export type ProductTypeChange = InferType<typeof productTypeBody>
