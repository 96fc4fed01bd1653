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

/** What a package is: comes it back, does it go its own way beside its order, where does it stand. */
export type PackageFacts = { isReturn: boolean; apart: boolean; status: DeliveryStatus }

/** A return comes back, is received, is appraised; only the last appraisal sends it to its destination. */
const RETURN_MOVES: Partial<Record<DeliveryStatus, readonly DeliveryStatus[]>> = {
  AWAITING_RETURN: ['EQUIPMENT_RETURN', 'RETURN_RECEIVED', 'STOPPED'],
  EQUIPMENT_RETURN: ['AWAITING_RETURN', 'RETURN_RECEIVED', 'STOPPED'],
  STOPPED: ['AWAITING_RETURN', 'EQUIPMENT_RETURN', 'RETURN_RECEIVED'],
  RETURN_RECEIVED: ['PENDING_REPORT', 'APPRAISAL'],
  PENDING_REPORT: ['APPRAISAL'],
  APPRAISAL: ['PENDING_REPORT'],
}

/** Forward as far as the next phase, or two before the house is left; back by one, once it has left. */
const NEXT_PHASES: Record<OutgoingPhase, readonly OutgoingPhase[]> = {
  packing: ['packing', 'ready', 'sent'],
  ready: ['packing', 'ready', 'sent'],
  sent: ['ready', 'delivered'],
  delivered: ['sent'],
}

/** The stage in which an outgoing package's order lets it be: what goes its own way walks as while an order is packed. */
const statusesInStage = (stage: StageName, { apart }: PackageFacts): readonly DeliveryStatus[] =>
  apart ? (allowsSeparatePackages(stage) ? OUTGOING_STATUSES.PACKAGING : []) : OUTGOING_STATUSES[stage]

/** Where staff may move a package from where it and its order stand; what it still lacks for that, `missingForStatus` says. */
export function allowedStatuses(stage: StageName, pkg: PackageFacts): DeliveryStatus[] {
  if (pkg.isReturn) return [...(RETURN_MOVES[pkg.status] ?? [])]
  const phase = outgoingPhaseOf(pkg.status)
  // What an exchange brought has taken the place of the old unit by then.
  if (pkg.apart && phase === 'delivered') return []
  const road = statusesInStage(stage, pkg)
  return DELIVERY_STATUSES.filter((to) => {
    const next = outgoingPhaseOf(to)
    return to !== pkg.status && road.includes(to) && phase && next && NEXT_PHASES[phase].includes(next)
  })
}

/** Why a package cannot go to an internal stage, as a sentence. */
export function statusObjection(stage: StageName, pkg: PackageFacts, to: DeliveryStatus): string | undefined {
  if (to === pkg.status || allowedStatuses(stage, pkg).includes(to)) return undefined
  return 'O volume não pode ir para essa etapa agora.'
}

/** What an outgoing package has by the time it is moved. */
export type PackageReadiness = {
  missingSerials: number
  deliveryEta: string | null
  trackingCode: string | null
  /** The customer asked to cancel and waits for an answer: nothing leaves the house. */
  cancelRequested: boolean
}

/** Why an outgoing package is not complete enough for an internal stage, as a sentence. */
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

/** From when on an outgoing package's codes and dates are asked for, and from which phase on they stay. */
const FIELD_PHASES = {
  delivery_eta: { from: undefined, keptFrom: 'ready' },
  tracking_code: { from: 'packing', keptFrom: 'sent' },
  sending_date: { from: 'packing', keptFrom: 'sent' },
  delivery_date: { from: 'sent', keptFrom: 'delivered' },
} as const satisfies Partial<Record<keyof PackageUpdate, { from?: OutgoingPhase; keptFrom: OutgoingPhase }>>

const FIELDS = Object.keys(FIELD_PHASES) as (keyof typeof FIELD_PHASES)[]

/** Sentences by the field that they are about. */
export type FieldObjections = Partial<Record<keyof PackageUpdate, string[]>>

/** Why an outgoing package's codes and dates cannot change this way, by field. */
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
  // The rental counts from the delivery.
  return field === 'delivery_date' && !apart && positionOf(stage) >= positionOf('ONGOING')
    ? 'A locação já começou: a data de entrega não muda mais.'
    : undefined
}

type FieldUse = { apart: boolean; phase: OutgoingPhase; keptFrom: OutgoingPhase }

/** The package, or its order, has gone on with it. */
function isUsed(stage: StageName, { apart, phase, keptFrom }: FieldUse): boolean {
  const usedIn = { ready: 'PACKAGING', sent: 'SHIPPING', delivered: 'DELIVERY_INFO', packing: 'PACKAGING' } as const
  return !isPhaseBefore(phase, keptFrom) || (!apart && positionOf(stage) > positionOf(usedIn[keptFrom]))
}

/** No longer on the board's way: delivered, called off, or come back and placed. */
export const ENDED_STATUSES: readonly DeliveryStatus[] = ['DELIVERED', 'CANCELED', 'DESTINATION']

/** The order lets its packages be packed: before they are all ready or, for what goes its own way, while the rental runs. */
const isOpenForPacking = (stage: StageName, { isReturn, apart }: PackageFacts, open: readonly StageName[]): boolean =>
  !isReturn && (apart ? allowsSeparatePackages(stage) : open.includes(stage))

/** Whether serials may go into a package and come out of it: its order is being packed and it is not ready yet. */
export const isBeingPacked = (stage: StageName, pkg: PackageFacts): boolean =>
  isOpenForPacking(stage, pkg, ['PACKAGING']) && outgoingPhaseOf(pkg.status) === 'packing'

/** Whether a serial may still give its place to another one: until the package leaves the house. */
export const mayReplaceSerials = (stage: StageName, pkg: PackageFacts): boolean =>
  isOpenForPacking(stage, pkg, ['PACKAGING', 'SHIPPING']) && isInWarehouse(pkg.status)
