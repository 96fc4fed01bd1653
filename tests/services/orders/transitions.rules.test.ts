import { GROUPS, type Group } from '@/services/auth/actor.rules'
import { ORDER_ACTIONS, type OrderAction } from '@/services/orders/actions.rules'
import type { OrderSnapshot } from '@/services/orders/snapshot.rules'
import { STAGES } from '@/services/orders/stages.rules'
import { allowedActions, isTheirs, TRANSITIONS } from '@/services/orders/transitions.rules'
import { aDocument, aParcel, aSnapshot, contract, named, required, term } from '@/tests/factories/snapshot.factory'

const ready = { documents: [contract({ originals: 1 })], signers: named(1, 2), contractNumber: '2026-01' }
const signed = { ...ready, documents: [contract({ originals: 1, signedCopies: 1 })] }
const back = (overrides = {}) => aParcel({ type: 'return', serials: 2, ...overrides })

type Case = { at: Partial<OrderSnapshot>; short?: [Partial<OrderSnapshot>, string] }

/** Each action where it is allowed and, unless it needs nothing, where something is missing and what it then says. */
const CASES: Record<OrderAction, Case> = {
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
    short: [{ packages: [aParcel({ serials: 2 })] }, 'Todos os volumes já estão com os seriais.'],
  },
  set_expected_delivery: { at: { stage: 'PACKAGING' } },
  complete_packaging: {
    at: { stage: 'PACKAGING', packages: [aParcel({ serials: 2, deliveryEta: '2026-11-30' })] },
    short: [{ packages: [aParcel({ serials: 1, deliveryEta: '2026-11-30' })] }, 'Falta 1 serial nos volumes.'],
  },
  set_tracking: { at: { stage: 'SHIPPING' } },
  complete_shipping: {
    at: { stage: 'SHIPPING', packages: [aParcel({ trackingCode: 'BR1', sendingDate: '2026-11-27' })] },
    short: [{ packages: [aParcel({ trackingCode: 'BR1' })] }, 'Falta código de rastreio e data de envio em 1 volume.'],
  },
  set_delivery_date: { at: { stage: 'DELIVERY_INFO' } },
  complete_delivery: {
    at: { stage: 'DELIVERY_INFO', packages: [aParcel({ deliveryDate: '2026-11-30' })] },
    short: [{ packages: [aParcel(), aParcel({ id: 2 })] }, 'Falta data de entrega em 2 volumes.'],
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
  receive_return: {
    at: { stage: 'RETURNING', packages: [back({ status: 'AWAITING_RETURN' })] },
    short: [{ packages: [back({ status: 'RETURN_RECEIVED' })] }, 'Todos os volumes já foram recebidos.'],
  },
  appraise_return: {
    at: { stage: 'RETURNING', packages: [back({ status: 'RETURN_RECEIVED' })] },
    short: [{ packages: [back({ status: 'AWAITING_RETURN' })] }, 'Nenhum equipamento recebido aguarda avaliação.'],
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

const CUSTOMER: OrderAction[] = [
  'accept_proposal',
  'refuse_proposal',
  'upload_document',
  'add_extra_document',
  'submit_documents',
  'add_signers',
  'sign_contract',
  'sign_delivery_term',
  'point_out_missing',
  'request_return',
  'request_cancel',
  'withdraw_cancel_request',
  'say_contract_end',
  'accept_addendum',
  'refuse_addendum',
]

/** Staff, by workflow.md: "The twelve stages", "Who may do what". */
const STAFF: Partial<Record<OrderAction, Group[]>> = {
  issue_proposal: ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'VENDEDOR'],
  analyse_documents: ['ADMINISTRADOR', 'OPERAÇÃO', 'JURÍDICO'],
  finish_analysis: ['ADMINISTRADOR', 'OPERAÇÃO', 'JURÍDICO'],
  approve_credit: ['ADMINISTRADOR', 'FINANCEIRO'],
  reprove_credit: ['ADMINISTRADOR', 'FINANCEIRO'],
  upload_contract: ['ADMINISTRADOR', 'JURÍDICO'],
  set_contract_numbers: ['ADMINISTRADOR', 'JURÍDICO'],
  add_signers: ['ADMINISTRADOR', 'JURÍDICO'],
  notify_signers: ['ADMINISTRADOR', 'JURÍDICO'],
  sign_contract: ['ADMINISTRADOR', 'JURÍDICO'],
  approve_contract: ['ADMINISTRADOR', 'JURÍDICO'],
  complete_contract: ['ADMINISTRADOR', 'JURÍDICO'],
  undo_stage: ['ADMINISTRADOR', 'OPERAÇÃO'],
  issue_addendum: ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'VENDEDOR'],
  withdraw_addendum: ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'VENDEDOR'],
  decline_cancel_request: ['ADMINISTRADOR', 'GERENTE VENDEDOR'],
  cancel_order: ['ADMINISTRADOR', 'GERENTE VENDEDOR'],
}
const WAREHOUSE: Group[] = ['ADMINISTRADOR', 'OPERAÇÃO']

const staff = (group: Group) => ({ groups: [group], isCompanyAdmin: false, companyId: null })
const buyer = { groups: ['CLIENTE', 'VENDEDOR'] as Group[], isCompanyAdmin: false, companyId: 1 }

const ownersOf = (action: OrderAction): Group[] =>
  STAFF[action] ?? (CUSTOMER.includes(action) && action !== 'sign_delivery_term' ? [] : WAREHOUSE)

describe.each(ORDER_ACTIONS)('%s', (action) => {
  const { at, short } = CASES[action]
  const order = aSnapshot(at)
  const transition = TRANSITIONS[action]

  it('has a label and exists in some stage', () => {
    expect(transition.label).toMatch(/^\p{Lu}/u)
    expect(transition.stages.length).toBeGreaterThan(0)
    expect(transition.stages).toContain(order.stage)
  })

  it('is its owners’ and nobody else’s', () => {
    const owners = GROUPS.filter((group) => allowedActions(order, staff(group)).includes(action))
    expect(owners.filter((group) => !['CLIENTE', 'GESTOR', 'COLABORADOR'].includes(group)).sort()).toEqual(
      ownersOf(action).sort(),
    )
    expect(allowedActions(order, buyer).includes(action)).toBe(CUSTOMER.includes(action))
  })

  it('exists in no other stage', () => {
    for (const stage of STAGES.filter((one) => !transition.stages.includes(one))) {
      expect(allowedActions({ ...order, stage }, staff('ADMINISTRADOR'))).not.toContain(action)
      expect(allowedActions({ ...order, stage }, buyer)).not.toContain(action)
    }
  })

  if (short) {
    const [missing, sentence] = short

    it(`says what is missing: ${sentence}`, () => {
      const incomplete = aSnapshot({ ...at, ...missing })
      expect(transition.guard(order)).toBeUndefined()
      expect(transition.guard(incomplete)).toBe(sentence)
      expect(allowedActions(incomplete, staff('ADMINISTRADOR'))).not.toContain(action)
      expect(allowedActions(incomplete, buyer)).not.toContain(action)
    })
  }
})

describe('the customer', () => {
  it.each([
    ['a GESTOR', { groups: ['CLIENTE', 'GESTOR'], isCompanyAdmin: false }, true],
    ['a buyer', { groups: ['CLIENTE', 'VENDEDOR'], isCompanyAdmin: false }, true],
    ['a company admin', { groups: ['CLIENTE', 'COLABORADOR'], isCompanyAdmin: true }, true],
    ['a COLABORADOR', { groups: ['CLIENTE', 'COLABORADOR'], isCompanyAdmin: false }, false],
  ] as const)('%s decides on a proposal: %#', (_, who, may) => {
    expect(isTheirs('accept_proposal', 'PROPOSAL_AGREEMENT', { ...who, companyId: 1 })).toBe(may)
  })

  it('cannot do staff’s work with a group that staff have', () => {
    const both = { groups: ['CLIENTE', 'GESTOR', 'ADMINISTRADOR'] as Group[], isCompanyAdmin: true, companyId: 1 }
    for (const action of ORDER_ACTIONS) {
      for (const stage of STAGES) expect(isTheirs(action, stage, both)).toBe(CUSTOMER.includes(action))
    }
  })
})
