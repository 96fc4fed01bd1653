import { id } from '@/services/config/id.schema'
import { array, boolean, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import type { EditConflict } from '../edit-conflict.rules'
import { isImage } from '../images.rules'
import { PROPERTY_ORDERINGS } from '../orderings.rules'

const named = () => object({ id: id().required(), name: string().required() })

/** A property as staff see it: a possible answer, which products carry. */
export const propertyDetailSchema = object({
  id: id().required(),
  /** Incremented by every change. */
  version: number().integer().min(1).required(),
  name: string().required(),
  description: string().nullable().defined(),
  property_type: named().required(),
  /** A drawing, or the `src` of an uploaded picture. */
  image: string().nullable().defined(),
  hex_color: string().nullable().defined(),
  simulators: array(named()).required(),
  /** `replace_ids`: products with one of these also match this answer. */
  replaces: array(named()).required(),
  is_auto_created: boolean().required(),
  active: boolean().required(),
  products_count: number().integer().min(0).required(),
})

export const propertyDetailPage = pageOf(propertyDetailSchema)

export const propertyListQuery = object({
  ...pageQuery,
  /** Part of the name, ignoring accents. */
  search: string().trim().max(80),
  property_type: id(),
  simulator: id(),
  /** Only properties of products of this type. */
  product_type: id(),
  is_auto_created: boolean(),
  active: boolean(),
  ordering: string().oneOf(PROPERTY_ORDERINGS),
})

/** The same filters and order for the whole list as a file. */
export const propertyCsvQuery = propertyListQuery.omit(['page', 'page_size'])

export const propertyParams = object({ id: id().required() })

const name = () => string().trim().max(80)
const hexColor = () =>
  string()
    .matches(/^#[0-9A-Fa-f]{6}$/, 'Use uma cor como #3F2EBC')
    .nullable()

const image = () =>
  string()
    .nullable()
    .test('image', 'Escolha um desenho ou envie uma imagem', (value) => !value || isImage(value))

const details = {
  description: string().trim().max(300).nullable(),
  /** A drawing or the `src` of an uploaded picture; null for none. */
  image: image(),
  hex_color: hexColor(),
  simulator_ids: array(id().required()).max(100),
  replace_ids: array(id().required()).max(100),
  active: boolean(),
}

export const newPropertyForm = object({
  name: name().required(),
  property_type_id: id().positive('Escolha o tipo').required('Escolha o tipo'),
  ...details,
})

/** Omitted fields stay as they are. */
export const propertyChangeForm = object({
  /** The version that was read; an edit conflict unless it is still current. */
  version: number().integer().min(1),
  name: name().min(1, 'Preencha esse campo'),
  property_type_id: id(),
  ...details,
})

export const propertyActivationBody = strictObject({
  ids: array(id().required()).min(1).max(500).required(),
  active: boolean().required(),
})

export const propertyActivationSchema = object({ changed: number().integer().min(0).required() })

/** The data of a 409 when the property has a newer version. */
export type PropertyConflict = EditConflict<'property', PropertyDetail>

export type PropertyDetail = InferType<typeof propertyDetailSchema>
export type PropertyListQuery = InferType<typeof propertyListQuery>
export type PropertyCsvQuery = InferType<typeof propertyCsvQuery>
export type NewProperty = InferType<typeof newPropertyForm>
export type PropertyChange = InferType<typeof propertyChangeForm>
export type PropertyActivation = InferType<typeof propertyActivationBody>
