import type { OrderAction } from '@/services/orders/workflow/actions.rules'
import type { OrderSnapshot } from '@/services/orders/workflow/snapshot.rules'
import { aDocument, aPackage, contract, named, required, term } from '@/tests/factories/orders/snapshot.factory'

const ready = { documents: [contract({ originals: 1 })], signers: named(1, 2), contractNumber: '2026-01' }
const signed = { ...ready, documents: [contract({ originals: 1, signedCopies: 1 })] }
const back = (overrides = {}) => aPackage({ type: 'return', serials: 2, ...overrides })

type Case = { at: Partial<OrderSnapshot>; short?: [Partial<OrderSnapshot>, string] }

/** For each action: an order that allows it and, if it has a guard, a change that it refuses, with its reason. */
export const CASES: Record<OrderAction, Case> = {
  accept_proposal: { at: {} },
  refuse_proposal: { at: {} },
  issue_proposal: { at: { state: 'reproved', turn: 'staff' } },
  upload_document: {
    at: { stage: 'DOC_ANALYSIS' },
    short: [{ documents: required({ approved: true }) }, 'Todos os documentos já foram aprovados.'],
  },
  add_extra_document: { at: { stage: 'DOC_ANALYSIS' } },
  submit_documents: {
    at: { stage: 'DOC_ANALYSIS', documents: required() },
    short: [{ documents: [...required().slice(1), aDocument({ originals: 0 })] }, 'Falta 1 documento para enviar.'],
  },
  analyse_documents: { at: { stage: 'DOC_ANALYSIS', turn: 'staff' } },
  finish_analysis: {
    at: { stage: 'DOC_ANALYSIS', turn: 'staff', documents: required({ approved: true }) },
    short: [{ documents: required() }, 'Falta decidir 4 documentos antes de concluir.'],
  },
  approve_credit: { at: { stage: 'CREDIT_ANALYSIS' } },
  reprove_credit: { at: { stage: 'CREDIT_ANALYSIS' } },
  upload_contract: {
    at: { stage: 'CONTRACT_INFO' },
    short: [{ documents: [contract({ originals: 1, approved: true })] }, 'O contrato já foi aprovado e não muda mais.'],
  },
  set_contract_numbers: { at: { stage: 'CONTRACT_INFO' } },
  add_signers: {
    at: { stage: 'CONTRACT_INFO' },
    short: [
      { signers: [...named(1, 0, true), ...named(0, 2)] },
      'Alguém já assinou: para mudar quem assina, é preciso trocar o PDF.',
    ],
  },
  notify_signers: {
    at: { stage: 'CONTRACT_INFO', ...ready },
    short: [{ signers: named(1, 2, true) }, 'Nenhum signatário aguarda assinatura.'],
  },
  sign_contract: {
    at: { stage: 'CONTRACT_INFO', ...ready },
    short: [{ signers: named(0, 1) }, 'Indique ainda 1 signatário e 1 testemunha.'],
  },
  approve_contract: {
    at: { stage: 'CONTRACT_INFO', ...signed },
    short: [ready, 'Falta a cópia assinada do contrato.'],
  },
  complete_contract: {
    at: { stage: 'CONTRACT_INFO', ...signed, documents: [contract({ originals: 1, signedCopies: 1, approved: true })] },
    short: [signed, 'Confira a cópia assinada e aprove o contrato.'],
  },
  assign_serials: {
    at: { stage: 'PACKAGING' },
    short: [{ packages: [aPackage({ serials: 2 })] }, 'Todos os volumes já estão com os seriais.'],
  },
  set_expected_delivery: { at: { stage: 'PACKAGING' } },
  complete_packaging: {
    at: { stage: 'PACKAGING', packages: [aPackage({ serials: 2, deliveryEta: '2026-11-30' })] },
    short: [{ packages: [aPackage({ serials: 1, deliveryEta: '2026-11-30' })] }, 'Falta 1 serial nos volumes.'],
  },
  set_tracking: { at: { stage: 'SHIPPING' } },
  complete_shipping: {
    at: { stage: 'SHIPPING', packages: [aPackage({ trackingCode: 'BR1', sendingDate: '2026-11-27' })] },
    short: [{ packages: [aPackage({ trackingCode: 'BR1' })] }, 'Falta código de rastreio e data de envio em 1 volume.'],
  },
  set_delivery_date: { at: { stage: 'DELIVERY_INFO' } },
  complete_delivery: {
    at: { stage: 'DELIVERY_INFO', packages: [aPackage({ deliveryDate: '2026-11-30' })] },
    short: [{ packages: [aPackage(), aPackage({ id: 2 })] }, 'Falta data de entrega em 2 volumes.'],
  },
  upload_delivery_term: {
    at: { stage: 'DELIVERY_TERM' },
    short: [{ documents: [term({ approved: true })] }, 'O termo já foi aprovado e não muda mais.'],
  },
  sign_delivery_term: {
    at: { stage: 'DELIVERY_TERM', documents: [term({ originals: 1 })] },
    short: [{ documents: [term()] }, 'O termo de entrega ainda não foi enviado.'],
  },
  point_out_missing: {
    at: { stage: 'DELIVERY_TERM', documents: [term({ originals: 1 })] },
    short: [{ documents: [term({ originals: 1, signedCopies: 1 })] }, 'O termo já foi assinado.'],
  },
  approve_delivery_term: {
    at: { stage: 'DELIVERY_TERM', documents: [term({ originals: 1, signedCopies: 1 })] },
    short: [{ documents: [term({ originals: 1 })] }, 'Falta a cópia assinada do termo de entrega.'],
  },
  complete_term: {
    at: { stage: 'DELIVERY_TERM', documents: [term({ originals: 1, signedCopies: 1 })] },
    short: [{ documents: [term({ originals: 1 })] }, 'Falta a cópia assinada do termo de entrega.'],
  },
  request_return: { at: { stage: 'ONGOING' } },
  start_return: { at: { stage: 'ONGOING' } },
  return_units: {
    at: { stage: 'ONGOING', rented: 3, staying: 2 },
    short: [{ staying: 0 }, 'A devolução de todos os equipamentos já foi pedida.'],
  },
  call_off_return: {
    at: { stage: 'ONGOING', packages: [back({ status: 'AWAITING_RETURN', apart: true })] },
    short: [{ packages: [back({ status: 'EQUIPMENT_RETURN', apart: true })] }, 'Nenhuma devolução aguarda coleta.'],
  },
  receive_return: {
    at: { stage: 'RETURNING', packages: [back({ status: 'AWAITING_RETURN' })] },
    short: [{ packages: [back({ status: 'RETURN_RECEIVED' })] }, 'Todos os volumes já foram recebidos.'],
  },
  appraise_return: {
    at: { stage: 'RETURNING', packages: [back({ status: 'RETURN_RECEIVED' })] },
    short: [{ packages: [back({ status: 'AWAITING_RETURN' })] }, 'Nenhum equipamento recebido aguarda avaliação.'],
  },
  correct_appraisal: {
    at: { stage: 'RETURNING', packages: [back({ status: 'APPRAISAL', appraised: 1 })] },
    short: [{ packages: [back({ status: 'RETURN_RECEIVED' })] }, 'Nenhum equipamento foi avaliado ainda.'],
  },
  finish_order: {
    at: { stage: 'RETURNING', packages: [back({ status: 'DESTINATION', appraised: 2 })] },
    short: [{ packages: [back({ status: 'APPRAISAL', appraised: 1 })] }, 'Falta avaliar 1 equipamento.'],
  },
  update_package: { at: { stage: 'PACKAGING' } },
  undo_stage: {
    at: { stage: 'RETURNING' },
    short: [
      { packages: [back({ appraised: 1 })] },
      'A devolução já tem equipamentos avaliados e não pode ser desfeita.',
    ],
  },
  say_contract_end: { at: { stage: 'ONGOING' } },
  accept_addendum: {
    at: { stage: 'ONGOING', addendumOpen: true },
    short: [{ addendumOpen: false }, 'Nenhum aditivo espera resposta.'],
  },
  refuse_addendum: {
    at: { stage: 'ONGOING', addendumOpen: true },
    short: [{ addendumOpen: false }, 'Nenhum aditivo espera resposta.'],
  },
  issue_addendum: {
    at: { stage: 'ONGOING' },
    short: [{ addendumOpen: true }, 'Um aditivo já espera a resposta do cliente.'],
  },
  withdraw_addendum: {
    at: { stage: 'ONGOING', addendumOpen: true },
    short: [{ addendumOpen: false }, 'Nenhum aditivo espera resposta.'],
  },
  request_cancel: {
    at: {},
    short: [{ cancelRequested: true }, 'O cancelamento já foi pedido e espera a resposta da Arrenda.'],
  },
  withdraw_cancel_request: {
    at: { cancelRequested: true },
    short: [{ cancelRequested: false }, 'Nenhum pedido de cancelamento espera resposta.'],
  },
  decline_cancel_request: {
    at: { stage: 'PACKAGING', cancelRequested: true },
    short: [{ cancelRequested: false }, 'Nenhum pedido de cancelamento espera resposta.'],
  },
  cancel_order: { at: {} },
}
