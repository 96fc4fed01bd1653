import {
  needsApprovedContract,
  needsContractToSign,
  needsEveryDecision,
  needsEveryRequiredFile,
  needsNoOpenAddendum,
  needsNothing,
  needsOpenAddendum,
  needsOpenContract,
  needsOpenSignature,
  needsSignedContract,
  needsSomebodyToNotify,
  needsUnlockedDocument,
} from './guards.rules'
import { isSubmitted } from './snapshot.rules'
import { isOpenForFiles, isWaiting, only, owners, type Transition } from './transition.rules'

/** From the proposal to the credit decision. */
export const HIRING = {
  accept_proposal: {
    label: 'Aceitar proposta',
    stages: ['PROPOSAL_AGREEMENT'],
    customer: true,
    when: isWaiting,
    guard: needsNothing,
    nextStage: 'DOC_ANALYSIS',
  },
  refuse_proposal: {
    label: 'Recusar',
    stages: ['PROPOSAL_AGREEMENT'],
    customer: true,
    when: isWaiting,
    guard: needsNothing,
    setsState: 'reproved',
  },
  issue_proposal: {
    label: 'Enviar nova proposta',
    stages: ['PROPOSAL_AGREEMENT'],
    staff: owners,
    guard: needsNothing,
    setsState: 'waiting',
  },
  upload_document: {
    label: 'Enviar arquivo',
    stages: ['DOC_ANALYSIS'],
    customer: true,
    when: isOpenForFiles,
    guard: needsUnlockedDocument,
  },
  add_extra_document: {
    label: 'Documento extra',
    stages: ['DOC_ANALYSIS'],
    customer: true,
    when: isOpenForFiles,
    guard: needsNothing,
  },
  submit_documents: {
    label: 'Enviar para análise',
    stages: ['DOC_ANALYSIS'],
    customer: true,
    when: isOpenForFiles,
    guard: needsEveryRequiredFile,
    setsState: 'waiting',
  },
  analyse_documents: {
    label: 'Analisar documentos',
    stages: ['DOC_ANALYSIS'],
    staff: owners,
    when: isSubmitted,
    guard: needsNothing,
  },
  finish_analysis: {
    label: 'Concluir análise',
    stages: ['DOC_ANALYSIS'],
    staff: owners,
    when: isSubmitted,
    guard: needsEveryDecision,
    nextStage: 'CREDIT_ANALYSIS',
    setsState: 'reproved',
  },
  approve_credit: {
    label: 'Aprovar crédito',
    stages: ['CREDIT_ANALYSIS'],
    staff: owners,
    when: isWaiting,
    guard: needsNothing,
    nextStage: 'CONTRACT_INFO',
  },
  reprove_credit: {
    label: 'Reprovar crédito',
    stages: ['CREDIT_ANALYSIS'],
    staff: owners,
    when: isWaiting,
    guard: needsNothing,
    setsState: 'reproved',
  },
} as const satisfies Record<string, Transition>

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
    nextStage: 'PACKAGING',
  },
} as const satisfies Record<string, Transition>

/** Who sets prices (docs/workflow.md, "Who may write what"). */
const sales = only('VENDEDOR', 'GERENTE VENDEDOR', 'ADMINISTRADOR')

/** What both sides agree about the contract's end while the rental runs; none of it moves the order (ADR 509). */
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
