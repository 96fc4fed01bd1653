import {
  needsApprovedContract,
  needsContractToSign,
  needsNothing,
  needsOpenContract,
  needsOpenSignature,
  needsSignedContract,
  needsSomebodyToNotify,
} from './guards.rules'
import { owners, type Transition } from './transition.rules'

/** The contract: put up, signed, checked. `add_signers` and `notify_signers` serve the delivery term too. */
export const CONTRACT = {
  upload_contract: {
    label: 'Enviar contrato',
    stages: ['CONTRACT_INFO'],
    staff: owners,
    guard: needsOpenContract,
  },
  set_contract_numbers: {
    label: 'Registrar número do contrato',
    stages: ['CONTRACT_INFO'],
    staff: owners,
    guard: needsNothing,
  },
  add_signers: {
    label: 'Indicar signatários',
    stages: ['CONTRACT_INFO', 'DELIVERY_TERM'],
    customer: true,
    staff: owners,
    guard: needsOpenSignature,
  },
  notify_signers: {
    label: 'Avisar signatários',
    stages: ['CONTRACT_INFO', 'DELIVERY_TERM'],
    staff: owners,
    guard: needsSomebodyToNotify,
  },
  sign_contract: {
    label: 'Enviar contrato assinado',
    stages: ['CONTRACT_INFO'],
    customer: true,
    staff: owners,
    guard: needsContractToSign,
  },
  approve_contract: {
    label: 'Aprovar contrato assinado',
    stages: ['CONTRACT_INFO'],
    staff: owners,
    guard: needsSignedContract,
  },
  complete_contract: {
    label: 'Concluir contrato',
    stages: ['CONTRACT_INFO'],
    staff: owners,
    guard: needsApprovedContract,
    leadsTo: 'PACKAGING',
  },
} as const satisfies Record<string, Transition>
