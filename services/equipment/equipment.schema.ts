import { id } from '@/services/config/id.schema'
import { array, number, object, strictObject, string, type InferType } from '@/services/config/validation'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { UNIT_STATUSES } from '@/services/stock/unit-status.rules'

/** A unit that a company rents, as its people see it. */
export const equipmentSchema = object({
  id: number().integer().required(),
  serial: string().required(),
  /** What the company calls it. */
  label: string().nullable().defined(),
  status: string().oneOf(UNIT_STATUSES).required(),
  product: object({
    id: number().integer().required(),
    name: string().required(),
    images: array(string().required()).required(),
  }).required(),
  /** Who uses it. */
  user: object({ id: number().integer().required(), first_name: string().required() })
    .nullable()
    .default(undefined)
    .defined(),
})

export const equipmentPage = pageOf(equipmentSchema)

export const equipmentListQuery = object({
  ...pageQuery,
  /** A part of the serial, of the label or of the product's name. */
  search: string().trim().max(80),
  /** Only what this person uses. */
  user: id(),
})

export const equipmentParams = object({ id: id().required() })

/** null: nobody uses it any more. */
export const equipmentUserBody = strictObject({ user_id: id().nullable().defined() })

export type Equipment = InferType<typeof equipmentSchema>
export type EquipmentListQuery = InferType<typeof equipmentListQuery>
export type EquipmentUser = InferType<typeof equipmentUserBody>
