import { id } from '@/services/config/id.schema'
import { array, boolean, dayString, type InferType, number, object, string } from '@/services/config/validation'
import { CURSOR } from '@/services/http/list-cursor.rules'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { RELOCATION_STATUSES, RELOCATION_TYPES, UNIT_EVENT_TYPES } from '@/services/stock/events/unit-events.rules'
import { UNIT_STATUSES } from '@/services/stock/units/unit-status.rules'
import { addressRefFields, personRefFields } from '../units/equipment.schema'

/** A row of the event log: what happened to a unit, and its values afterwards. */
export const movementSchema = object({
  id: number().integer().required(),
  created_at: string().required(),
  event_type: string().oneOf(UNIT_EVENT_TYPES).required(),
  relocation_type: string().oneOf(RELOCATION_TYPES).nullable().defined(),
  relocation_status: string().oneOf(RELOCATION_STATUSES).nullable().defined(),
  /** Status of the rented item after the event. */
  ri_status: string().oneOf(UNIT_STATUSES).required(),
  unit: object({
    id: number().integer().required(),
    serial: string().required(),
    product: string().required(),
    label: string().nullable().defined(),
  }).required(),
  address: object(addressRefFields).nullable().default(undefined).defined(),
  user: object(personRefFields).nullable().default(undefined).defined(),
  order_mask_id: string().nullable().defined(),
  actor_name: string().required(),
  message: string().nullable().defined(),
})

export const movementPage = pageOf(movementSchema)

export const movementList = array(movementSchema).required()

/** One or several of these values, separated by commas. */
const listOf = (values: readonly string[]) =>
  string().test('list', 'Escolha uma das opções', (text) =>
    (text ?? '').split(',').every((one) => !one || values.includes(one)),
  )

const cursors = { after: string().matches(CURSOR), before: string().matches(CURSOR) }

export const movementCsvQuery = object({
  /** Days in São Paulo, both included. */
  start_date: dayString(),
  end_date: dayString(),
  relocation_status: listOf(RELOCATION_STATUSES),
  event_type: listOf(UNIT_EVENT_TYPES),
  ri_status: listOf(UNIT_STATUSES),
  relocation_type: listOf(RELOCATION_TYPES),
})

export const movementListQuery = movementCsvQuery.shape({
  ...pageQuery,
  ...cursors,
  /** The whole log as an array, streamed. */
  not_paginated: boolean(),
})

export const movementParams = object({ companyId: id().required() })

export const movementFileParams = object({ id: id().required() })

export const unitHistoryQuery = object({ ...pageQuery, ...cursors })

export const unitHistoryParams = object({ serial: string().max(80).required() })

export type Movement = InferType<typeof movementSchema>
export type MovementCsvQuery = InferType<typeof movementCsvQuery>
export type MovementListQuery = InferType<typeof movementListQuery>
export type UnitHistoryQuery = InferType<typeof unitHistoryQuery>
