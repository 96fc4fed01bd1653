import { positionOf, type StageName } from '@/services/orders/workflow/stages.rules'
import type { DeliveryStatus } from './delivery-status.rules'

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

/** The phase of an outgoing package; undefined for a cancelled one or a return. */
export const outgoingPhaseOf = (status: DeliveryStatus): OutgoingPhase | undefined => PHASES[status]

export const isPhaseBefore = (phase: OutgoingPhase, other: OutgoingPhase): boolean =>
  OUTGOING_PHASES.indexOf(phase) < OUTGOING_PHASES.indexOf(other)

/** Whether an outgoing package is still in our warehouse; false for a cancelled one. */
export const isInWarehouse = (status: DeliveryStatus): boolean => {
  const phase = outgoingPhaseOf(status)
  return phase !== undefined && isPhaseBefore(phase, 'sent')
}

/** Whether an outgoing package is on its way or delivered; false for a cancelled one. */
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
 * Statuses that an outgoing package may have by the stage of its order, which follows its slowest package. Does not
 * apply to separate packages (`apart`).
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
  // Packed by now, though some work may still be done on ready packages.
  SHIPPING: ['ISSUE_INVOICE', 'INSTALLING_SOFTWARE', 'STOPPED', 'WAITING_SHIPMENT', 'WAITING_DELIVERY', 'DELIVERED'],
  DELIVERY_INFO: ['WAITING_DELIVERY', 'DELIVERED'],
  DELIVERY_TERM: ['DELIVERED'],
  ONGOING: ['DELIVERED'],
  RETURNING: ['DELIVERED'],
  FINISHED: ['DELIVERED'],
  CANCELLED: ['CANCELED'],
}

/** The phase that all packages must have reached to complete an order's stage. */
export const PACKAGES_COMPLETE = {
  PACKAGING: { action: 'complete_packaging', phase: 'ready' },
  SHIPPING: { action: 'complete_shipping', phase: 'sent' },
  DELIVERY_INFO: { action: 'complete_delivery', phase: 'delivered' },
} as const satisfies Partial<Record<StageName, { action: string; phase: OutgoingPhase }>>

/** Whether packages may be separate from an order in this stage: while its rental runs. */
export const allowsSeparatePackages = (stage: StageName): boolean => stage === 'ONGOING' || stage === 'RETURNING'

export type NewPackageStart = { deliveryStatus: DeliveryStatus; apart: boolean }

/**
 * The status of a new extra package: with the others until they are packed, separate once the rental runs; null while
 * the others are on their way and for an order that has ended.
 */
export function newPackageStart(stage: StageName): NewPackageStart | null {
  if (allowsSeparatePackages(stage)) return { deliveryStatus: 'SEPARATION', apart: true }
  if (stage === 'CANCELLED' || positionOf(stage) > positionOf('PACKAGING')) return null
  return { deliveryStatus: stage === 'PACKAGING' ? 'SEPARATION' : 'NEW_CONTRACT', apart: false }
}

/** Whether a return was requested and not collected yet. */
export const isAwaitingCollection = (status: DeliveryStatus): boolean =>
  status === 'AWAITING_RETURN' || status === 'STOPPED'

/** Whether units of a return have still to arrive. */
export const isAwaitingReceipt = (status: DeliveryStatus): boolean =>
  isAwaitingCollection(status) || status === 'EQUIPMENT_RETURN'

/** Statuses of a return that was received and is not fully appraised. */
export const AWAITING_APPRAISAL = [
  'RETURN_RECEIVED',
  'PENDING_REPORT',
  'APPRAISAL',
] as const satisfies readonly DeliveryStatus[]

export const isAwaitingAppraisal = (status: DeliveryStatus): boolean => AWAITING_APPRAISAL.some((one) => one === status)

/** Whether a return was received completely. */
export const isReceivedReturn = (status: DeliveryStatus): boolean =>
  isAwaitingAppraisal(status) || status === 'DESTINATION'
