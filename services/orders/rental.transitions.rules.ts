import {
  needsCancelRequest,
  needsEverythingAppraised,
  needsNoCancelRequest,
  needsNothing,
  needsNothingSent,
  needsParcelOnItsWayBack,
  needsUnitsToAppraise,
} from './guards.rules'
import { ROLLBACKS, rollbackFrom } from './rollbacks.rules'
import { ROAD } from './stages.rules'
import { only, owners, rollbackOwners, type Transition } from './transition.rules'

/** Before anything has left the house (workflow.md, CANCELLED). */
const BEFORE_SHIPPING = ROAD.slice(0, ROAD.indexOf('SHIPPING'))

/** The return, and what interrupts the road: rollbacks and cancelling. */
export const RENTAL = {
  request_return: {
    label: 'Pedir devolução',
    stages: ['ONGOING'],
    customer: true,
    guard: needsNothing,
    leadsTo: 'RETURNING',
  },
  start_return: {
    label: 'Iniciar devolução',
    stages: ['ONGOING'],
    staff: only('OPERAÇÃO', 'ADMINISTRADOR'),
    guard: needsNothing,
    leadsTo: 'RETURNING',
  },
  receive_return: {
    label: 'Registrar recebimento',
    stages: ['RETURNING'],
    staff: owners,
    guard: needsParcelOnItsWayBack,
  },
  appraise_return: {
    label: 'Avaliar equipamentos',
    stages: ['RETURNING'],
    staff: owners,
    guard: needsUnitsToAppraise,
  },
  finish_order: {
    label: 'Encerrar pedido',
    stages: ['RETURNING'],
    staff: owners,
    guard: needsEverythingAppraised,
    leadsTo: 'FINISHED',
  },
  update_package: {
    label: 'Atualizar volume',
    stages: ROAD.filter((stage) => stage !== 'FINISHED'),
    staff: only('OPERAÇÃO', 'ADMINISTRADOR'),
    // What of a parcel may change when, services/logistics/parcel-changes.rules.ts says.
    guard: needsNothing,
  },
  undo_stage: {
    label: 'Voltar etapa',
    stages: ROLLBACKS.map(({ from }) => from),
    staff: rollbackOwners,
    guard: (order) => rollbackFrom(order.stage)?.guard?.(order),
  },
  // Asking does not cancel: the two groups that may cancel answer (workflow.md, CANCELLED).
  request_cancel: {
    label: 'Pedir cancelamento',
    stages: BEFORE_SHIPPING,
    customer: true,
    guard: needsNoCancelRequest,
  },
  withdraw_cancel_request: {
    label: 'Desistir do cancelamento',
    stages: BEFORE_SHIPPING,
    customer: true,
    guard: needsCancelRequest,
  },
  decline_cancel_request: {
    label: 'Recusar cancelamento',
    stages: BEFORE_SHIPPING,
    staff: only('GERENTE VENDEDOR', 'ADMINISTRADOR'),
    guard: needsCancelRequest,
  },
  cancel_order: {
    label: 'Cancelar pedido',
    stages: BEFORE_SHIPPING,
    staff: only('GERENTE VENDEDOR', 'ADMINISTRADOR'),
    guard: needsNothingSent,
    leadsTo: 'CANCELLED',
  },
} as const satisfies Record<string, Transition>
