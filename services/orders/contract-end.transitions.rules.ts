import { needsNoOpenAddendum, needsNothing, needsOpenAddendum } from './guards.rules'
import { only, type Transition } from './transition.rules'

/** Who makes prices (workflow.md, "Who may do what": proposal versions). */
const sales = only('VENDEDOR', 'GERENTE VENDEDOR', 'ADMINISTRADOR')

/** What the two sides settle about the end of a contract while its rental runs: none of it moves the order (ADR 508). */
export const CONTRACT_END = {
  say_contract_end: {
    label: 'Escolher o que fazer no fim do contrato',
    stages: ['ONGOING'],
    customer: true,
    guard: needsNothing,
  },
  accept_addendum: { label: 'Aceitar aditivo', stages: ['ONGOING'], customer: true, guard: needsOpenAddendum },
  refuse_addendum: { label: 'Recusar aditivo', stages: ['ONGOING'], customer: true, guard: needsOpenAddendum },
  issue_addendum: { label: 'Enviar aditivo', stages: ['ONGOING'], staff: sales, guard: needsNoOpenAddendum },
  withdraw_addendum: { label: 'Retirar aditivo', stages: ['ONGOING'], staff: sales, guard: needsOpenAddendum },
} as const satisfies Record<string, Transition>
