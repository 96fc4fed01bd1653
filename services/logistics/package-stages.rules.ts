import { positionOf, type StageName } from '@/services/orders/workflow/stages.rules'
import type { DeliveryStatus } from './delivery-status.rules'

/** How far a package that goes to the customer has come. */
export const OUTGOING_PHASES = ['packing', 'ready', 'sent', 'delivered'] as const

export type OutgoingPhase = (typeof OUTGOING_PHASES)[number]

const PHASES: Partial<Record<DeliveryStatus, OutgoingPhase>> = {
  NEW_CONTRACT: 'packing',
  WAITING_PURCHASE: 'packing',
  AWAITING_RETURN: 'packing',
  LOGISTICS: 'packing',
  SEPARATION: 'packing',
  PRODUCTION: 'packing',
  ISSUE_INVOICE: 'packing',
  INSTALLING_SOFTWARE: 'packing',
  STOPPED: 'packing',
  WAITING_SHIPMENT: 'ready',
  WAITING_DELIVERY: 'sent',
  DELIVERED: 'delivered',
}

/** The phase of an outgoing package by its internal stage; undefined for one that is cancelled, or of a return. */
export const outgoingPhaseOf = (status: DeliveryStatus): OutgoingPhase | undefined => PHASES[status]

/** True for a phase that comes before another. */
export const isPhaseBefore = (phase: OutgoingPhase, other: OutgoingPhase): boolean =>
  OUTGOING_PHASES.indexOf(phase) < OUTGOING_PHASES.indexOf(other)

/** Whether an outgoing package has not left our house; false for one that is cancelled. */
export const isInWarehouse = (status: DeliveryStatus): boolean => {
  const phase = outgoingPhaseOf(status)
  return phase !== undefined && isPhaseBefore(phase, 'sent')
}

/** Whether an outgoing package is on its way or delivered; false for one that is cancelled. */
export const hasLeftWarehouse = (status: DeliveryStatus): boolean =>
  outgoingPhaseOf(status) !== undefined && !isInWarehouse(status)

const BEFORE_PACKING: readonly DeliveryStatus[] = [
  'NEW_CONTRACT',
  'WAITING_PURCHASE',
  'AWAITING_RETURN',
  'LOGISTICS',
  'STOPPED',
]

/**
 * The internal stages in which an outgoing package may be, by where its order stands. An order stands where the slowest of
 * its packages is; the others may be ahead. What goes its own way (`apart`) is not meant.
 */
export const OUTGOING_STATUSES: Record<StageName, readonly DeliveryStatus[]> = {
  PROPOSAL_AGREEMENT: BEFORE_PACKING,
  DOC_ANALYSIS: BEFORE_PACKING,
  CREDIT_ANALYSIS: BEFORE_PACKING,
  CONTRACT_INFO: BEFORE_PACKING,
  PACKAGING: [
    'WAITING_PURCHASE',
    'AWAITING_RETURN',
    'LOGISTICS',
    'SEPARATION',
    'PRODUCTION',
    'ISSUE_INVOICE',
    'INSTALLING_SOFTWARE',
    'STOPPED',
    'WAITING_SHIPMENT',
    'WAITING_DELIVERY',
    'DELIVERED',
  ],
  // Packed by now; some work may still be done on what stands ready.
  SHIPPING: ['ISSUE_INVOICE', 'INSTALLING_SOFTWARE', 'STOPPED', 'WAITING_SHIPMENT', 'WAITING_DELIVERY', 'DELIVERED'],
  DELIVERY_INFO: ['WAITING_DELIVERY', 'DELIVERED'],
  DELIVERY_TERM: ['DELIVERED'],
  ONGOING: ['DELIVERED'],
  RETURNING: ['DELIVERED'],
  FINISHED: ['DELIVERED'],
  CANCELLED: ['CANCELED'],
}

/** What completes an order's stage by itself: every package has come this far. */
export const PACKAGES_COMPLETE = {
  PACKAGING: { action: 'complete_packaging', phase: 'ready' },
  SHIPPING: { action: 'complete_shipping', phase: 'sent' },
  DELIVERY_INFO: { action: 'complete_delivery', phase: 'delivered' },
} as const satisfies Partial<Record<StageName, { action: string; phase: OutgoingPhase }>>

/** Whether packages may go their own way beside an order in this stage: while its rental runs. */
export const allowsSeparatePackages = (stage: StageName): boolean => stage === 'ONGOING' || stage === 'RETURNING'

export type NewPackageStart = { deliveryStatus: DeliveryStatus; apart: boolean }

/**
 * Where one more package of an order begins: with the order's others until they are packed, on its own way once the rental
 * runs; null while the others are on their way, and for an order that has ended.
 */
export function newPackageStart(stage: StageName): NewPackageStart | null {
  if (allowsSeparatePackages(stage)) return { deliveryStatus: 'SEPARATION', apart: true }
  if (stage === 'CANCELLED' || positionOf(stage) > positionOf('PACKAGING')) return null
  return { deliveryStatus: stage === 'PACKAGING' ? 'SEPARATION' : 'NEW_CONTRACT', apart: false }
}

/** Whether a return was asked for and is still where it is used, to be packed and labelled there. */
export const isAwaitingCollection = (status: DeliveryStatus): boolean =>
  status === 'AWAITING_RETURN' || status === 'STOPPED'

/** Whether something of a return has still to come. */
export const isAwaitingReceipt = (status: DeliveryStatus): boolean =>
  isAwaitingCollection(status) || status === 'EQUIPMENT_RETURN'

/** The stages of a return that is here and not appraised to the end. */
export const AWAITING_APPRAISAL = [
  'RETURN_RECEIVED',
  'PENDING_REPORT',
  'APPRAISAL',
] as const satisfies readonly DeliveryStatus[]

export const isAwaitingAppraisal = (status: DeliveryStatus): boolean => AWAITING_APPRAISAL.some((one) => one === status)

/** Whether all that there is of a return has come. */
export const isReceivedReturn = (status: DeliveryStatus): boolean =>
  isAwaitingAppraisal(status) || status === 'DESTINATION'
