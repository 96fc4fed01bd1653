import { positionOf, type StageName } from '@/services/orders/workflow/stages.rules'
import { DELIVERY_STATUSES, type DeliveryStatus } from './delivery-status.rules'
import {
  allowsSeparatePackages,
  isInWarehouse,
  isPhaseBefore,
  OUTGOING_STATUSES,
  type OutgoingPhase,
  outgoingPhaseOf,
} from './package-stages.rules'
import type { PackageUpdate } from './packages.schema'

/**
 * The facts of a package that decide which statuses it may change to: direction, whether it is separate from its order,
 * status.
 */
export type PackageFacts = { isReturn: boolean; apart: boolean; status: DeliveryStatus }

/** Returns come back, are received and appraised; only the last appraisal moves them to their destination. */
const RETURN_MOVES: Partial<Record<DeliveryStatus, readonly DeliveryStatus[]>> = {
  AWAITING_RETURN: ['EQUIPMENT_RETURN', 'RETURN_RECEIVED', 'STOPPED'],
  EQUIPMENT_RETURN: ['AWAITING_RETURN', 'RETURN_RECEIVED', 'STOPPED'],
  STOPPED: ['AWAITING_RETURN', 'EQUIPMENT_RETURN', 'RETURN_RECEIVED'],
  RETURN_RECEIVED: ['PENDING_REPORT', 'APPRAISAL'],
  PENDING_REPORT: ['APPRAISAL'],
  APPRAISAL: ['PENDING_REPORT'],
}

/** Forward to the next phase, or by two before leaving the warehouse; back by one after leaving it. */
const NEXT_PHASES: Record<OutgoingPhase, readonly OutgoingPhase[]> = {
  packing: ['packing', 'ready', 'sent'],
  ready: ['packing', 'ready', 'sent'],
  sent: ['ready', 'delivered'],
  delivered: ['sent'],
}

/**
 * Statuses that the order's stage allows for an outgoing package; a separate one has those of an order being packed.
 */
const statusesInStage = (stage: StageName, { apart }: PackageFacts): readonly DeliveryStatus[] =>
  apart ? (allowsSeparatePackages(stage) ? OUTGOING_STATUSES.PACKAGING : []) : OUTGOING_STATUSES[stage]

/** Statuses that staff may move a package to; `missingForStatus` says what it still lacks for one. */
export function allowedStatuses(stage: StageName, pkg: PackageFacts): DeliveryStatus[] {
  if (pkg.isReturn) return [...(RETURN_MOVES[pkg.status] ?? [])]
  const phase = outgoingPhaseOf(pkg.status)
  // By now the exchange has replaced the old unit.
  if (pkg.apart && phase === 'delivered') return []
  const road = statusesInStage(stage, pkg)
  return DELIVERY_STATUSES.filter((to) => {
    const next = outgoingPhaseOf(to)
    return to !== pkg.status && road.includes(to) && phase && next && NEXT_PHASES[phase].includes(next)
  })
}

/** Why a package cannot move to a status, as a sentence. */
export function statusObjection(stage: StageName, pkg: PackageFacts, to: DeliveryStatus): string | undefined {
  if (to === pkg.status || allowedStatuses(stage, pkg).includes(to)) return undefined
  return 'O volume não pode ir para essa etapa agora.'
}

/** The state of an outgoing package that a move depends on. */
export type PackageReadiness = {
  missingSerials: number
  deliveryEta: string | null
  trackingCode: string | null
  /** A cancellation request is pending: nothing may leave the warehouse. */
  cancelRequested: boolean
}

/** What an outgoing package still needs for a status, as a sentence. */
export function missingForStatus(to: DeliveryStatus, contents: PackageReadiness): string | undefined {
  const phase = outgoingPhaseOf(to)
  if (phase !== 'ready' && phase !== 'sent') return undefined
  const { missingSerials: missing, deliveryEta, trackingCode, cancelRequested } = contents
  if (missing > 0) return missing === 1 ? 'Falta 1 serial neste volume.' : `Faltam ${missing} seriais neste volume.`
  if (!deliveryEta) return 'Informe a previsão de entrega deste volume.'
  if (phase === 'ready') return undefined
  if (cancelRequested) return 'O cliente pediu o cancelamento: responda antes de enviar.'
  return trackingCode ? undefined : 'Informe o código de rastreio deste volume.'
}

/** The phase from which a field may be set, and the phase from which it may no longer be cleared. */
const FIELD_PHASES = {
  delivery_eta: { from: undefined, keptFrom: 'ready' },
  tracking_code: { from: 'packing', keptFrom: 'sent' },
  sending_date: { from: 'packing', keptFrom: 'sent' },
  delivery_date: { from: 'sent', keptFrom: 'delivered' },
} as const satisfies Partial<Record<keyof PackageUpdate, { from?: OutgoingPhase; keptFrom: OutgoingPhase }>>

const FIELDS = Object.keys(FIELD_PHASES) as (keyof typeof FIELD_PHASES)[]

/** Objections by field. */
export type FieldObjections = Partial<Record<keyof PackageUpdate, string[]>>

/** Why these fields of an outgoing package cannot change, by field. */
export function fieldObjections(stage: StageName, pkg: PackageFacts, update: PackageUpdate): FieldObjections {
  const objections: FieldObjections = {}
  for (const field of FIELDS) {
    if (pkg.isReturn || update[field] === undefined) continue
    const objection = fieldObjection(stage, pkg, update, field)
    if (objection) objections[field] = [objection]
  }
  return objections
}

function fieldObjection(
  stage: StageName,
  { apart, status }: PackageFacts,
  update: PackageUpdate,
  field: keyof typeof FIELD_PHASES,
): string | undefined {
  const { from, keptFrom } = FIELD_PHASES[field]
  const phase = outgoingPhaseOf(update.delivery_status ?? status) ?? 'packing'
  const isBegun = apart || positionOf(stage) >= positionOf('PACKAGING')
  if (from && (!isBegun || isPhaseBefore(phase, from))) return 'Essa informação ainda não é desta etapa do pedido.'
  if (!update[field] && isUsed(stage, { apart, phase, keptFrom })) {
    return 'Essa informação já foi usada para avançar o pedido e não pode ficar vazia.'
  }
  // The rental starts with the delivery.
  return field === 'delivery_date' && !apart && positionOf(stage) >= positionOf('ONGOING')
    ? 'A locação já começou: a data de entrega não muda mais.'
    : undefined
}

type FieldUse = { apart: boolean; phase: OutgoingPhase; keptFrom: OutgoingPhase }

/** Whether the package, or its order, has advanced because of the field. */
function isUsed(stage: StageName, { apart, phase, keptFrom }: FieldUse): boolean {
  const usedIn = { ready: 'PACKAGING', sent: 'SHIPPING', delivered: 'DELIVERY_INFO', packing: 'PACKAGING' } as const
  return !isPhaseBefore(phase, keptFrom) || (!apart && positionOf(stage) > positionOf(usedIn[keptFrom]))
}

/** Final statuses: delivered, cancelled, or at the destination. */
export const ENDED_STATUSES: readonly DeliveryStatus[] = ['DELIVERED', 'CANCELED', 'DESTINATION']

/** The order allows packing: until all its packages are ready or, for a separate package, while the rental runs. */
const isOpenForPacking = (stage: StageName, { isReturn, apart }: PackageFacts, open: readonly StageName[]): boolean =>
  !isReturn && (apart ? allowsSeparatePackages(stage) : open.includes(stage))

/** Whether serials may be packed and unpacked: the order is being packed and the package is not ready. */
export const isBeingPacked = (stage: StageName, pkg: PackageFacts): boolean =>
  isOpenForPacking(stage, pkg, ['PACKAGING']) && outgoingPhaseOf(pkg.status) === 'packing'

/** Whether a packed serial may be replaced: until the package leaves the warehouse. */
export const mayReplaceSerials = (stage: StageName, pkg: PackageFacts): boolean =>
  isOpenForPacking(stage, pkg, ['PACKAGING', 'SHIPPING']) && isInWarehouse(pkg.status)
