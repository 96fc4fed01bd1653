import { id } from '@/services/config/id.schema'
import { array, boolean, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { ARRIVAL_STATUSES } from './manual-status.rules'
import { PRODUCT_GROUPS, rentalGroupObjection } from './product-groups.rules'
import { MAX_SERIALS } from './serials.rules'
import { UNIT_STATUSES } from './unit-status.rules'

/** Serials of one product, scanned or pasted. */
export const registrationBody = strictObject({
  product_id: id().required('Escolha um produto'),
  product_group: string().oneOf(PRODUCT_GROUPS).required('Escolha um grupo'),
  status: string().oneOf(ARRIVAL_STATUSES).required('Escolha a situação'),
  location: string().trim().max(80).nullable(),
  serials: array(string().max(200).defined()).min(1, 'Leia pelo menos um serial').max(MAX_SERIALS).required(),
  /** A dry run: only reports, writes nothing. */
  dry_run: boolean().required(),
  /** The `checked` digest of the confirmed dry run. */
  checked: string().max(64),
}).test('group', ({ product_group: of, status: is }, { createError }) => {
  const message = rentalGroupObjection(of, is)
  return message === undefined || createError({ path: 'product_group', message })
})

/** Report on the serials: each is in one of four lists. */
export const registrationSchema = object({
  /** Digest of the report; only this report can be confirmed. */
  checked: string().required(),
  registered: boolean().required(),
  fresh: array(string().required()).required(),
  /** In the stock already. */
  existing: array(
    object({
      id: number().integer().required(),
      serial: string().required(),
      product: string().required(),
      status: string().oneOf(UNIT_STATUSES).required(),
    }).required(),
  ).required(),
  /** Listed more than once; counted once. */
  repeated: array(string().required()).required(),
  malformed: array(object({ serial: string().defined(), fault: string().required() }).required()).required(),
})

export type Registration = InferType<typeof registrationSchema>
export type RegistrationBody = InferType<typeof registrationBody>
