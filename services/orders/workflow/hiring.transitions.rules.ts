import {
  needsApprovedContract,
  needsContractToSign,
  needsEveryDecision,
  needsEveryRequiredFile,
  needsNothing,
  needsOpenContract,
  needsOpenSignature,
  needsSignedContract,
  needsSomebodyToNotify,
  needsUnlockedDocument,
} from './guards.rules'
import { isSubmitted } from './snapshot.rules'
import { type Availability, isOpenForFiles, isWaiting, owners, type Transition } from './transition.rules'

const PROPOSED: Availability = { stages: ['PROPOSAL_AGREEMENT'], customer: true, when: isWaiting }
const COLLECTING: Availability = { stages: ['DOC_ANALYSIS'], customer: true, when: isOpenForFiles }
const ANALYSING: Availability = { stages: ['DOC_ANALYSIS'], staff: owners, when: isSubmitted }
const CREDIT: Availability = { stages: ['CREDIT_ANALYSIS'], staff: owners, when: isWaiting }
const CONTRACT: Availability = { stages: ['CONTRACT_INFO'], staff: owners }
const SIGNING: Availability = { stages: ['CONTRACT_INFO', 'DELIVERY_TERM'], staff: owners }

/** From the proposal to the signed contract. */
export const HIRING = {
  accept_proposal: { label: 'Aceitar proposta', ...PROPOSED, guard: needsNothing, nextStage: 'DOC_ANALYSIS' },
  refuse_proposal: { label: 'Recusar', ...PROPOSED, guard: needsNothing, setsState: 'reproved' },
  issue_proposal: {
    label: 'Enviar nova proposta',
    stages: ['PROPOSAL_AGREEMENT'],
    staff: owners,
    guard: needsNothing,
    setsState: 'waiting',
  },
  upload_document: { label: 'Enviar arquivo', ...COLLECTING, guard: needsUnlockedDocument },
  add_extra_document: { label: 'Documento extra', ...COLLECTING, guard: needsNothing },
  submit_documents: {
    label: 'Enviar para análise',
    ...COLLECTING,
    guard: needsEveryRequiredFile,
    setsState: 'waiting',
  },
  analyse_documents: { label: 'Analisar documentos', ...ANALYSING, guard: needsNothing },
  finish_analysis: {
    label: 'Concluir análise',
    ...ANALYSING,
    guard: needsEveryDecision,
    nextStage: 'CREDIT_ANALYSIS',
    setsState: 'reproved',
  },
  approve_credit: { label: 'Aprovar crédito', ...CREDIT, guard: needsNothing, nextStage: 'CONTRACT_INFO' },
  reprove_credit: { label: 'Reprovar crédito', ...CREDIT, guard: needsNothing, setsState: 'reproved' },
  upload_contract: { label: 'Enviar contrato', ...CONTRACT, guard: needsOpenContract },
  set_contract_numbers: { label: 'Registrar número do contrato', ...CONTRACT, guard: needsNothing },
  add_signers: { label: 'Indicar signatários', ...SIGNING, customer: true, guard: needsOpenSignature },
  notify_signers: { label: 'Avisar signatários', ...SIGNING, guard: needsSomebodyToNotify },
  sign_contract: { label: 'Enviar contrato assinado', ...CONTRACT, customer: true, guard: needsContractToSign },
  approve_contract: { label: 'Aprovar contrato assinado', ...CONTRACT, guard: needsSignedContract },
  complete_contract: {
    label: 'Concluir contrato',
    ...CONTRACT,
    guard: needsApprovedContract,
    nextStage: 'PACKAGING',
  },
} satisfies Record<string, Transition>
