import {
  needsCancelableReturn,
  needsCancelRequest,
  needsEverythingAppraised,
  needsNoCancelRequest,
  needsNothing,
  needsNothingOnItsWay,
  needsNothingSent,
  needsPackageOnItsWayBack,
  needsRentedUnits,
  needsUnitsToAppraise,
} from './guards.rules'
import { rollbackFrom, ROLLBACKS } from './rollbacks.rules'
import { HAPPY_PATH } from './stages.rules'
import { only, owners, rollbackOwners, type Transition } from './transition.rules'

/** Before anything has left the warehouse (docs/workflow.md, "Cancelling"). */
const BEFORE_SHIPPING = HAPPY_PATH.slice(0, HAPPY_PATH.indexOf('SHIPPING'))

/** Parts of an order may come back while the rest stays rented. */
const WHILE_UNITS_COME_BACK = ['ONGOING', 'RETURNING'] as const

/** The return, rollbacks and cancelling. */
export const RENTAL = {
  request_return: {
    label: 'Pedir devolução',
    stages: ['ONGOING'],
    customer: true,
    guard: needsNothingOnItsWay,
    nextStage: 'RETURNING',
  },
  start_return: {
    label: 'Iniciar devolução',
    stages: ['ONGOING'],
    staff: only('OPERAÇÃO', 'ADMINISTRADOR'),
    guard: needsNothingOnItsWay,
    nextStage: 'RETURNING',
  },
  // Some units come back, the others stay rented: none of it moves the order (ADR 518).
  return_units: {
    label: 'Devolver uma parte',
    stages: ['ONGOING'],
    customer: true,
    staff: only('OPERAÇÃO', 'ADMINISTRADOR'),
    guard: needsRentedUnits,
  },
  call_off_return: {
    label: 'Cancelar devolução',
    stages: ['ONGOING'],
    customer: true,
    staff: only('OPERAÇÃO', 'ADMINISTRADOR'),
    guard: needsCancelableReturn,
  },
  receive_return: {
    label: 'Registrar recebimento',
    stages: WHILE_UNITS_COME_BACK,
    staff: only('OPERAÇÃO', 'ADMINISTRADOR'),
    guard: needsPackageOnItsWayBack,
  },
  appraise_return: {
    label: 'Avaliar equipamentos',
    stages: WHILE_UNITS_COME_BACK,
    staff: only('OPERAÇÃO', 'ADMINISTRADOR'),
    guard: needsUnitsToAppraise,
  },
  finish_order: {
    label: 'Encerrar pedido',
    stages: ['RETURNING'],
    staff: owners,
    guard: needsEverythingAppraised,
    nextStage: 'FINISHED',
  },
  update_package: {
    label: 'Atualizar volume',
    stages: HAPPY_PATH.filter((stage) => stage !== 'FINISHED'),
    staff: only('OPERAÇÃO', 'ADMINISTRADOR'),
    // What of a package may change when, services/logistics/package-moves.rules.ts says.
    guard: needsNothing,
  },
  undo_stage: {
    label: 'Voltar etapa',
    stages: ROLLBACKS.map(({ from }) => from),
    staff: rollbackOwners,
    guard: (order) => rollbackFrom(order.stage)?.guard?.(order),
  },
  // A request cancels nothing: the two groups that may cancel answer it (docs/workflow.md, "Cancelling").
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
    nextStage: 'CANCELLED',
  },
} as const satisfies Record<string, Transition>
