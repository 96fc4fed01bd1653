import { id } from '@/services/config/id.schema'
import { array, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { productTypeDetailSchema } from '@/services/simulation/simulation.schema'
import { PRODUCT_TYPE_ORDERINGS, PROPERTY_TYPE_ORDERINGS } from '../orderings.rules'

const count = () => number().integer().min(0).required()
const name = () => string().trim().max(80)
const search = () => string().trim().max(80)

export const typeParams = object({ id: id().required() })

/** What a question asks for: "Tela", "Cor". */
export const propertyTypeSchema = object({
  id: id().required(),
  name: string().required(),
  properties_count: count(),
  /** Questions that use it now. */
  steps_count: count(),
})

export const propertyTypeList = array(propertyTypeSchema)

export const propertyTypeListQuery = object({
  /** Part of the name, ignoring accents. */
  search: search(),
  ordering: string().oneOf(PROPERTY_TYPE_ORDERINGS),
})

export const propertyTypeBody = strictObject({ name: name().required() })

/** A product type, as the simulator counts it: "1 notebook", "2 notebooks". */
export const productTypeSchema = productTypeDetailSchema.shape({ products_count: count() })

export const productTypeList = array(productTypeSchema)

export const productTypeListQuery = object({
  /** Part of a name, of its plural or of the simulator's name, ignoring accents. */
  search: search(),
  ordering: string().oneOf(PRODUCT_TYPE_ORDERINGS),
})

export const newProductTypeBody = strictObject({
  simulator_id: id().positive('Escolha o simulador').required('Escolha o simulador'),
  name: name().required(),
  plural_name: name().required(),
})

/** Without a plural, the existing one stays. */
export const productTypeBody = strictObject({
  name: name().required(),
  plural_name: name().min(1, 'Preencha esse campo'),
})

const named = () => name().min(1, 'Preencha esse campo')

/** The fields of a file's line for an existing type. */
export const propertyTypeLine = strictObject({ name: named() })
export const productTypeLine = strictObject({ simulator_id: id(), name: named(), plural_name: named() })

export type PropertyType = InferType<typeof propertyTypeSchema>
export type PropertyTypeListQuery = InferType<typeof propertyTypeListQuery>
export type PropertyTypeFields = InferType<typeof propertyTypeBody>
export type ProductType = InferType<typeof productTypeSchema>
export type ProductTypeListQuery = InferType<typeof productTypeListQuery>
export type NewProductType = InferType<typeof newProductTypeBody>
export type ProductTypeChange = InferType<typeof productTypeBody>
