import {
  needsAppraisedUnits,
  needsCancelableReturn,
  needsCancelRequest,
  needsEverythingAppraised,
  needsNoCancelRequest,
  needsNoOpenAddendum,
  needsNothing,
  needsNothingOnItsWay,
  needsNothingSent,
  needsOpenAddendum,
  needsPackageOnItsWayBack,
  needsRentedUnits,
  needsUnitsToAppraise,
} from './guards.rules'
import { rollbackFrom, ROLLBACKS } from './rollbacks.rules'
import { BEFORE_SHIPPING, HAPPY_PATH } from './stages.rules'
import { type Availability, only, owners, rollbackOwners, type Transition } from './transition.rules'

const warehouse = only('OPERAÇÃO', 'ADMINISTRADOR')

const FOR_CUSTOMER: Availability = { stages: ['ONGOING'], customer: true }
/** Sales set prices (docs/workflow.md, "Who may write what"). */
const FOR_SALES: Availability = { stages: ['ONGOING'], staff: only('VENDEDOR', 'GERENTE VENDEDOR', 'ADMINISTRADOR') }
const FOR_WAREHOUSE: Availability = { stages: ['ONGOING'], staff: warehouse }
/** Some units come back, the others stay rented: the order's stage does not change (ADR 518). */
const PARTIAL_RETURN: Availability = { ...FOR_WAREHOUSE, customer: true }
const COMING_BACK: Availability = { stages: ['ONGOING', 'RETURNING'], staff: warehouse }
/** A request cancels nothing: the groups that may cancel answer it (docs/workflow.md, "Cancelling"). */
const CANCEL_REQUEST: Availability = { stages: BEFORE_SHIPPING, customer: true }
const CANCELLING: Availability = { stages: BEFORE_SHIPPING, staff: only('GERENTE VENDEDOR', 'ADMINISTRADOR') }

/** The contract's end, the return, rollbacks and cancelling. */
export const RENTAL = {
  // Agreements about the contract's end do not change the order's stage (ADR 509).
  say_contract_end: { label: 'Escolher o que fazer no fim do contrato', ...FOR_CUSTOMER, guard: needsNothing },
  accept_addendum: { label: 'Aceitar aditivo', ...FOR_CUSTOMER, guard: needsOpenAddendum },
  refuse_addendum: { label: 'Recusar aditivo', ...FOR_CUSTOMER, guard: needsOpenAddendum },
  issue_addendum: { label: 'Enviar aditivo', ...FOR_SALES, guard: needsNoOpenAddendum },
  withdraw_addendum: { label: 'Retirar aditivo', ...FOR_SALES, guard: needsOpenAddendum },
  request_return: { label: 'Pedir devolução', ...FOR_CUSTOMER, guard: needsNothingOnItsWay, nextStage: 'RETURNING' },
  start_return: { label: 'Iniciar devolução', ...FOR_WAREHOUSE, guard: needsNothingOnItsWay, nextStage: 'RETURNING' },
  return_units: { label: 'Devolver uma parte', ...PARTIAL_RETURN, guard: needsRentedUnits },
  call_off_return: { label: 'Cancelar devolução', ...PARTIAL_RETURN, guard: needsCancelableReturn },
  receive_return: { label: 'Registrar recebimento', ...COMING_BACK, guard: needsPackageOnItsWayBack },
  appraise_return: { label: 'Avaliar equipamentos', ...COMING_BACK, guard: needsUnitsToAppraise },
  correct_appraisal: { label: 'Corrigir avaliação', ...COMING_BACK, guard: needsAppraisedUnits },
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
    staff: warehouse,
    // services/logistics/packages/package-moves.rules.ts defines what of a package may change when.
    guard: needsNothing,
  },
  undo_stage: {
    label: 'Voltar etapa',
    stages: ROLLBACKS.map(({ from }) => from),
    staff: rollbackOwners,
    guard: (order) => rollbackFrom(order.stage)?.guard?.(order),
  },
  request_cancel: { label: 'Pedir cancelamento', ...CANCEL_REQUEST, guard: needsNoCancelRequest },
  withdraw_cancel_request: { label: 'Desistir do cancelamento', ...CANCEL_REQUEST, guard: needsCancelRequest },
  decline_cancel_request: { label: 'Recusar cancelamento', ...CANCELLING, guard: needsCancelRequest },
  cancel_order: { label: 'Cancelar pedido', ...CANCELLING, guard: needsNothingSent, nextStage: 'CANCELLED' },
} satisfies Record<string, Transition>
