import { id } from '@/services/config/id.schema'
import {
  array,
  boolean,
  type InferType,
  number,
  object,
  type ObjectShape,
  strictObject,
  string,
} from '@/services/config/validation'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { addressRefFields, personRefFields } from '../units/equipment.schema'
import { MAX_OWN_SERIALS, OWN_EQUIPMENT_ORDERINGS, ownSerialFault } from './own-equipment.rules'

const nullableObject = <T extends ObjectShape>(fields: T) => object(fields).nullable().default(undefined).defined()

/** A device that a company owns itself. */
export const ownEquipmentSchema = object({
  id: number().integer().required(),
  serial: string().required(),
  model: string().required(),
  label: string().nullable().defined(),
  address: nullableObject(addressRefFields),
  user: nullableObject({ ...personRefFields, email: string().required() }),
  /** False once it was sold or thrown away. */
  active: boolean().required(),
  created_at: string().required(),
  may_edit: boolean().required(),
})

export const ownEquipmentPage = pageOf(ownEquipmentSchema)

export const ownEquipmentListQuery = object({
  ...pageQuery,
  /** Part of the serial, the model or the label. */
  search: string().trim().max(80),
  /** Only equipment of this user. */
  user: id(),
  /** Only equipment without a user. */
  nobody: boolean(),
  address: id(),
  active: boolean(),
  ordering: string().oneOf(OWN_EQUIPMENT_ORDERINGS).default('model'),
})

export const ownEquipmentCsvQuery = ownEquipmentListQuery.omit(['page', 'page_size'])

export const ownEquipmentParams = object({ id: id().required() })

const model = () => string().trim().max(120).required('Escreva a marca e o modelo')
const label = () => string().trim().max(60).nullable().defined()
const serialText = () =>
  string()
    .max(200)
    .required('Digite o serial')
    .test('serial', (text, { createError }) => {
      const message = ownSerialFault(text)
      return message === undefined || createError({ message })
    })

/** Serials of one model, typed or pasted: all are registered, or none. */
export const ownEquipmentBody = strictObject({
  model: model(),
  serials: array(serialText()).min(1, 'Digite pelo menos um serial').max(MAX_OWN_SERIALS).required(),
  label: label(),
  address_id: id().nullable().defined(),
  user_id: id().nullable().defined(),
})

export const ownEquipmentUpdateBody = strictObject({
  serial: serialText(),
  model: model(),
  label: label(),
  address_id: id().nullable().defined(),
  user_id: id().nullable().defined(),
  active: boolean().required(),
})

export const ownEquipmentList = array(ownEquipmentSchema).required()

/** What changed at once, by whom; without changes it was registered. */
export const ownEquipmentEventSchema = object({
  id: number().integer().required(),
  actor_name: string().required(),
  created_at: string().required(),
  changes: array(
    object({
      field: string().required(),
      before: string().nullable().defined(),
      after: string().nullable().defined(),
    }).required(),
  ).required(),
})

export const ownEquipmentHistoryPage = pageOf(ownEquipmentEventSchema)

export const ownEquipmentHistoryQuery = object(pageQuery)

export type OwnEquipment = InferType<typeof ownEquipmentSchema>
export type OwnEquipmentListQuery = InferType<typeof ownEquipmentListQuery>
export type OwnEquipmentCsvQuery = InferType<typeof ownEquipmentCsvQuery>
export type NewOwnEquipment = InferType<typeof ownEquipmentBody>
export type OwnEquipmentUpdate = InferType<typeof ownEquipmentUpdateBody>
export type OwnEquipmentHistoryQuery = InferType<typeof ownEquipmentHistoryQuery>
export type OwnEquipmentEvent = InferType<typeof ownEquipmentEventSchema>
