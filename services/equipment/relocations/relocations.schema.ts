import { id } from '@/services/config/id.schema'
import { array, boolean, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { pageOf, pageQuery } from '@/services/http/page.schema'
import { RELOCATION_STATUSES } from '@/services/stock/events/unit-events.rules'
import { addressRefFields, personRefFields, selectedUnitIds } from '../units/equipment.schema'
import { CUSTOMER_RELOCATION_TYPES, RELOCATION_ACTIONS } from './relocations.rules'

const person = () => object(personRefFields).nullable().default(undefined).defined()
const place = () => object(addressRefFields).nullable().default(undefined).defined()

/** Relocation of units to another address or user of their company. */
export const relocationSchema = object({
  id: number().integer().required(),
  relocation_type: string().oneOf(CUSTOMER_RELOCATION_TYPES).required(),
  status: string().oneOf(RELOCATION_STATUSES).required(),
  to_address: place(),
  to_user: person(),
  reason: string().nullable().defined(),
  requested_by: object(personRefFields).required(),
  decided_by: person(),
  /** Reason of the refusal or cancellation. */
  decision: string().nullable().defined(),
  created_at: string().required(),
  decided_at: string().nullable().defined(),
  completed_at: string().nullable().defined(),
  units: array(
    object({
      id: number().integer().required(),
      serial: string().required(),
      label: string().nullable().defined(),
      product: string().required(),
      from_address: string().nullable().defined(),
      from_user: string().nullable().defined(),
    }),
  ).required(),
  /** It waits for the caller's decision or confirmation. */
  waits_for_you: boolean().required(),
  allowed_actions: array(string().oneOf(RELOCATION_ACTIONS).required()).required(),
})

export const relocationPage = pageOf(relocationSchema)

export const relocationListQuery = object({
  ...pageQuery,
  /** Open ones, starting with those that wait for the caller; or ended ones, newest first. */
  open: boolean().default(true),
})

const text = () => string().trim().max(500)

export const newRelocationBody = strictObject({
  units: selectedUnitIds(),
  to_address_id: id(),
  to_user_id: id(),
  reason: text(),
}).test(
  'destination',
  'Escolha um endereço ou uma pessoa.',
  ({ to_address_id, to_user_id }) => (to_address_id === undefined) !== (to_user_id === undefined),
)

export const relocationParams = object({ id: id().required() })

export const relocationChangeBody = strictObject({
  action: string().oneOf(RELOCATION_ACTIONS).required(),
  message: text().when('action', {
    is: 'refuse',
    then: (schema) => schema.required('Diga o motivo da recusa.'),
  }),
})

export type Relocation = InferType<typeof relocationSchema>
export type RelocationListQuery = InferType<typeof relocationListQuery>
export type NewRelocation = InferType<typeof newRelocationBody>
export type RelocationChange = InferType<typeof relocationChangeBody>
