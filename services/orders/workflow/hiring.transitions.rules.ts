import { needsEveryDecision, needsEveryRequiredFile, needsNothing, needsUnlockedDocument } from './guards.rules'
import { isSubmitted } from './snapshot.rules'
import { isOpenForFiles, isWaiting, owners, type Transition } from './transition.rules'

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
