import { companyRefSchema } from '@/services/auth/auth.schema'
import { id } from '@/services/config/id.schema'
import { array, boolean, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { type Page, pageOf, pageQuery } from '@/services/http/page.schema'
import { INITIAL_STATUSES } from './manual-status.rules'
import { PRODUCT_GROUPS, rentalGroupObjection } from './product-groups.rules'
import { canonicalSerial, MAX_SERIAL_LENGTH, serialFault } from './serials.rules'
import { UNIT_STATUSES, type UnitStatus } from './unit-status.rules'
import { UNIT_ORDERINGS } from './units.rules'

const status = () => string().oneOf(UNIT_STATUSES)
const group = () => string().oneOf(PRODUCT_GROUPS)
const person = () => object({ id: number().integer().required(), first_name: string().required() })

/** An address on one line. */
export const holderAddressSchema = object({
  id: number().integer().required(),
  /** The company's name for it. */
  label: string().required(),
  /** 'Av. Paulista, 1.842 · Bela Vista, São Paulo, SP · 01310-200' */
  line: string().required(),
})

/** A unit as staff see it. */
export const unitSchema = object({
  id: number().integer().required(),
  serial: string().required(),
  /** The renting company's own name for it. */
  label: string().nullable().defined(),
  status: status().required(),
  product: object({
    id: number().integer().required(),
    name: string().required(),
    model: string().required(),
  }).required(),
  product_group: group().required(),
  /** Location in our warehouse. */
  location: string().nullable().defined(),
  /** The company that holds it, where, and the unit's user; null in the warehouse or once it is gone. */
  holder: object({
    company: companyRefSchema.required(),
    address: holderAddressSchema.required(),
    user: person().nullable().default(undefined).defined(),
  })
    .nullable()
    .default(undefined)
    .defined(),
  updated_at: string().required(),
})

export const unitPage = pageOf(unitSchema).shape({
  /** A search found more than `count`, the counting limit. */
  more: boolean().required(),
})

const statusList = () =>
  string().test('statuses', 'Escolha uma das opções', (text) => text === undefined || parseStatuses(text) !== undefined)

/** Parses `IN_USE,RETURNED`; undefined if one of them is not a status. */
export function parseStatuses(text: string): UnitStatus[] | undefined {
  const names = [...new Set(text.split(','))]
  return names.every((name): name is UnitStatus => UNIT_STATUSES.includes(name as UnitStatus)) ? names : undefined
}

const filters = {
  /** Substring of serial or label; only a prefix match for one or two letters. */
  search: string().trim().max(80),
  product: id(),
  product_group: group(),
  /** Comma list. */
  status: statusList(),
  /** The holding company, and one of its addresses. */
  company: id(),
  address: id(),
}

export const unitListQuery = object({
  ...pageQuery,
  ...filters,
  ordering: string().oneOf(UNIT_ORDERINGS).default('-updated_at'),
})

/** The same filters for the whole list as a file. */
export const unitCsvQuery = unitListQuery.omit(['page', 'page_size'])

/** Most labels per file. */
export const MAX_LABELS = 480

/** Parses `1,2,3`; undefined if one of them is not an id. */
export function parseIds(text: string): number[] | undefined {
  const names = text.split(',')
  return names.every((name) => /^[1-9]\d{0,8}$/.test(name)) ? [...new Set(names.map(Number))] : undefined
}

/** Labels of these units, or of all units that match the filters. */
export const unitLabelsQuery = object({
  ...filters,
  ids: string().test(
    'ids',
    'Use números com vírgulas entre eles',
    (text) => text === undefined || parseIds(text) !== undefined,
  ),
  ordering: string().oneOf(UNIT_ORDERINGS).default('serial'),
  /** A4 with 3 × 8 labels, or single ones of 62 × 29 mm. */
  format: string()
    .oneOf(['sheet', 'single'] as const)
    .default('sheet'),
})

/** Looks up a unit by its label. */
export const unitAddressQuery = object({ serial: string().trim().max(MAX_SERIAL_LENGTH).required() })

export const unitAddressSchema = object({ id: number().integer().required() })

export const unitParams = object({ id: id().required() })

const serial = () =>
  string()
    .max(80)
    .test('serial', (text, { createError }) => {
      const fault = text === undefined ? undefined : serialFault(canonicalSerial(text))
      return fault ? createError({ message: fault }) : true
    })

const location = () => string().trim().max(80).nullable()
const label = () => string().trim().max(60).nullable()

export const newUnitBody = strictObject({
  /** Optional while the serial is not known yet: `WAITING_SERIAL`. */
  serial: serial(),
  product_id: id().required('Escolha um produto'),
  product_group: group().required('Escolha um grupo'),
  status: string().oneOf(INITIAL_STATUSES).required('Escolha a situação'),
  location: location(),
  label: label(),
})
  .test('serial', 'Digite o serial.', ({ serial: said, status: is }, { createError }) =>
    said || is === 'WAITING_SERIAL' ? true : createError({ path: 'serial', message: 'Digite o serial.' }),
  )
  .test('group', ({ product_group: of, status: is }, { createError }) => {
    const message = rentalGroupObjection(of, is)
    return message === undefined || createError({ path: 'product_group', message })
  })

/** Omitted fields stay as they are. */
export const unitUpdateBody = strictObject({
  /** The newest event that was read; a newer one is an edit conflict. */
  version: number().integer().min(1),
  /** Can only change while it is a placeholder. */
  serial: serial(),
  product_group: group(),
  location: location(),
  label: label(),
})

const reason = () => string().trim().max(1000)

export const unitStatusBody = strictObject({ status: status().required(), message: reason() })

/** Most units per change. */
export const MAX_SELECTED = 500

export const unitsStatusBody = unitStatusBody.shape({
  ids: array(id().required()).min(1).max(MAX_SELECTED).required(),
})

export const unitsChangedSchema = object({ changed: number().integer().min(0).required() })

export type Unit = InferType<typeof unitSchema>
export type UnitPage = Page<Unit> & { more: boolean }
export type UnitListQuery = InferType<typeof unitListQuery>
export type UnitCsvQuery = InferType<typeof unitCsvQuery>
export type UnitLabelsQuery = InferType<typeof unitLabelsQuery>
export type NewUnit = InferType<typeof newUnitBody>
export type UnitUpdate = InferType<typeof unitUpdateBody>
export type UnitStatusChange = InferType<typeof unitStatusBody>
export type UnitsStatusChange = InferType<typeof unitsStatusBody>
