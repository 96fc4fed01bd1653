import { positionOf, type StageName } from '@/services/orders/stages.rules'
import type { DeliveryStatus } from './delivery-status.rules'
import type { PackageUpdate } from './packages.schema'

export type ParcelFacts = { isReturn: boolean; status: DeliveryStatus }

const BEFORE_PACKING: readonly DeliveryStatus[] = ['NEW_CONTRACT', 'WAITING_PURCHASE', 'LOGISTICS', 'STOPPED']

/** The internal stages that staff may move an outgoing parcel to, by where its order stands; the order moves the rest. */
const OUTGOING: Record<StageName, readonly DeliveryStatus[]> = {
  PROPOSAL_AGREEMENT: BEFORE_PACKING,
  DOC_ANALYSIS: BEFORE_PACKING,
  CREDIT_ANALYSIS: BEFORE_PACKING,
  CONTRACT_INFO: BEFORE_PACKING,
  PACKAGING: [
    'WAITING_PURCHASE',
    'LOGISTICS',
    'SEPARATION',
    'PRODUCTION',
    'ISSUE_INVOICE',
    'INSTALLING_SOFTWARE',
    'WAITING_SHIPMENT',
    'STOPPED',
  ],
  SHIPPING: ['ISSUE_INVOICE', 'INSTALLING_SOFTWARE', 'WAITING_SHIPMENT', 'WAITING_DELIVERY', 'STOPPED'],
  DELIVERY_INFO: ['WAITING_DELIVERY', 'DELIVERED', 'STOPPED'],
  DELIVERY_TERM: ['DELIVERED'],
  ONGOING: ['DELIVERED'],
  RETURNING: ['DELIVERED'],
  FINISHED: [],
  CANCELLED: [],
}

/** A return comes back, is received, is appraised; only the last appraisal sends it to its destination. */
const RETURNS: Partial<Record<DeliveryStatus, readonly DeliveryStatus[]>> = {
  AWAITING_RETURN: ['EQUIPMENT_RETURN', 'RETURN_RECEIVED', 'STOPPED'],
  EQUIPMENT_RETURN: ['AWAITING_RETURN', 'RETURN_RECEIVED', 'STOPPED'],
  STOPPED: ['AWAITING_RETURN', 'EQUIPMENT_RETURN', 'RETURN_RECEIVED'],
  RETURN_RECEIVED: ['PENDING_REPORT', 'APPRAISAL'],
  PENDING_REPORT: ['APPRAISAL'],
  APPRAISAL: ['PENDING_REPORT'],
}

/** Why a parcel cannot go to an internal stage, as a sentence. */
export function statusObjection(stage: StageName, { isReturn, status }: ParcelFacts, to: DeliveryStatus) {
  if (to === status) return undefined
  const targets = isReturn ? (RETURNS[status] ?? []) : OUTGOING[stage]
  return targets.includes(to) ? undefined : 'O volume não pode ir para essa etapa agora.'
}

/** What the order's stages require of an outgoing parcel, each in its stage: there it is given, later it stays. */
const GIVEN_IN = {
  delivery_eta: 'PACKAGING',
  tracking_code: 'SHIPPING',
  sending_date: 'SHIPPING',
  delivery_date: 'DELIVERY_INFO',
} as const satisfies Partial<Record<keyof PackageUpdate, StageName>>

const FIELDS = Object.keys(GIVEN_IN) as (keyof typeof GIVEN_IN)[]

/** Sentences by the field that they are about. */
export type FieldObjections = Partial<Record<keyof PackageUpdate, string[]>>

/** Why an outgoing parcel's codes and dates cannot change this way, by field. */
export function fieldObjections(stage: StageName, { isReturn }: ParcelFacts, update: PackageUpdate) {
  const objections: FieldObjections = {}
  for (const field of FIELDS) {
    if (isReturn || update[field] === undefined) continue
    const objection = fieldObjection(stage, GIVEN_IN[field], update[field])
    if (objection) objections[field] = [objection]
  }
  return objections
}

function fieldObjection(stage: StageName, givenIn: StageName, value: string | null | undefined): string | undefined {
  const distance = positionOf(stage) - positionOf(givenIn)
  if (givenIn !== 'PACKAGING' && distance < 0) return 'Essa informação ainda não é desta etapa do pedido.'
  if (distance > 0 && !value) return 'Essa informação já foi usada para avançar o pedido e não pode ficar vazia.'
  // The rental counts from the delivery.
  return givenIn === 'DELIVERY_INFO' && positionOf(stage) >= positionOf('ONGOING')
    ? 'A locação já começou: a data de entrega não muda mais.'
    : undefined
}
