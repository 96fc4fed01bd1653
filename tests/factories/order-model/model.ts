import type { OrderAction } from '@/services/orders/workflow/actions.rules'
import type { Facts, DocumentFacts } from './facts'
import { ANALYSTS, CREDIT, CUSTOMER, LEGAL, OPERATIONS, OWNERS, SALES } from './owners'

// The twelve stages, implemented a second time from workflow.md alone: who may perform each command, when it is
// possible and where it leads. Independent of the product's own table.

/** Where an order is after a command. */
export type Leads = { stage: string; state: string }

type Row = {
  /** Who may perform it: "customer", or groups of staff. */
  who: (stage: string) => readonly string[]
  stages: readonly string[]
  /** Its condition besides the stage. */
  when?: (order: Facts) => boolean
  /** Where it leads; without it the order stays at its stage. */
  to?: (order: Facts, after: Facts) => Leads
}

/** The nine rollbacks of the specification. */
const ROLLBACKS: Readonly<Record<string, string>> = {
  DOC_ANALYSIS: 'PROPOSAL_AGREEMENT',
  CREDIT_ANALYSIS: 'DOC_ANALYSIS',
  CONTRACT_INFO: 'CREDIT_ANALYSIS',
  SHIPPING: 'PACKAGING',
  DELIVERY_INFO: 'SHIPPING',
  DELIVERY_TERM: 'DELIVERY_INFO',
  ONGOING: 'DELIVERY_TERM',
  RETURNING: 'ONGOING',
  FINISHED: 'RETURNING',
}

const HIRING = ['PROPOSAL_AGREEMENT', 'DOC_ANALYSIS', 'CREDIT_ANALYSIS', 'CONTRACT_INFO']
const BEFORE_SHIPPING = [...HIRING, 'PACKAGING']
const OPEN = [...BEFORE_SHIPPING, 'SHIPPING', 'DELIVERY_INFO', 'DELIVERY_TERM', 'ONGOING', 'RETURNING']

const at =
  (stage: string, state = 'waiting') =>
  (): Leads => ({ stage, state })
const isOffered = ({ addenda }: Facts): boolean => addenda.includes('open')
const by = (groups: readonly string[]) => () => groups
const owners = (stage: string) => OWNERS[stage] ?? []
const both = (stage: string) => [...CUSTOMER, ...owners(stage)]
/** The stage of the document that a command about signers concerns: the term at its stage, otherwise the contract. */
const signingStage = (stage: string) => (stage === 'DELIVERY_TERM' ? stage : 'CONTRACT_INFO')
const isWaiting = ({ state, sentBack }: Facts) => state === 'waiting' || sentBack

const handedIn = ({ state, turn }: Facts) => state === 'waiting' && turn === 'staff'
const isOpen = (order: Facts) => !handedIn(order)
const isComplete = ({ analysed }: Facts) =>
  analysed.every(({ originals, approved, renewed }) => originals > 0 && (approved !== false || renewed))
const isDecided = ({ analysed }: Facts) => analysed.every(({ approved }) => approved !== null)

export const contractIsReady = ({ contract, contractNumber }: Facts) =>
  contract.originals > 0 && Boolean(contractNumber) && contract.signers >= 1 && contract.witnesses >= 2
/** A term is signed with a signed copy, or with everyone's signature, including a signer's. */
export const isSigned = (document: DocumentFacts & { everyoneSigned: boolean; signers: number }) =>
  document.signed > 0 || (document.everyoneSigned && document.signers > 0)
export const contractIsSigned = (order: Facts) =>
  order.contract.signed > 0 || (order.contract.everyoneSigned && contractIsReady(order))
const documentToSign = (order: Facts) => (order.stage === 'CONTRACT_INFO' ? order.contract : order.term)
export const termIsUp = ({ term }: Facts) => term.approved !== true && term.originals > 0

const inStage = (stage: string) => [stage]

export const MODEL: Readonly<Record<OrderAction, Row>> = {
  accept_proposal: { who: by(CUSTOMER), stages: HIRING.slice(0, 1), when: isWaiting, to: at('DOC_ANALYSIS') },
  refuse_proposal: {
    who: by(CUSTOMER),
    stages: HIRING.slice(0, 1),
    when: isWaiting,
    to: at('PROPOSAL_AGREEMENT', 'reproved'),
  },
  issue_proposal: { who: by(SALES), stages: HIRING.slice(0, 1), to: at('PROPOSAL_AGREEMENT') },
  upload_document: {
    who: by(CUSTOMER),
    stages: inStage('DOC_ANALYSIS'),
    when: (order) => isOpen(order) && order.analysed.some(({ approved }) => approved !== true),
  },
  add_extra_document: { who: by(CUSTOMER), stages: inStage('DOC_ANALYSIS'), when: isOpen },
  submit_documents: {
    who: by(CUSTOMER),
    stages: inStage('DOC_ANALYSIS'),
    when: (order) => isOpen(order) && isComplete(order),
    to: at('DOC_ANALYSIS'),
  },
  analyse_documents: { who: by(ANALYSTS), stages: inStage('DOC_ANALYSIS'), when: handedIn },
  finish_analysis: {
    who: by(ANALYSTS),
    stages: inStage('DOC_ANALYSIS'),
    when: (order) => handedIn(order) && isDecided(order),
    to: ({ analysed }) =>
      analysed.every(({ approved }) => approved === true)
        ? { stage: 'CREDIT_ANALYSIS', state: 'waiting' }
        : { stage: 'DOC_ANALYSIS', state: 'reproved' },
  },
  approve_credit: { who: by(CREDIT), stages: inStage('CREDIT_ANALYSIS'), when: isWaiting, to: at('CONTRACT_INFO') },
  reprove_credit: {
    who: by(CREDIT),
    stages: inStage('CREDIT_ANALYSIS'),
    when: isWaiting,
    to: at('CREDIT_ANALYSIS', 'reproved'),
  },
  upload_contract: {
    who: by(LEGAL),
    stages: inStage('CONTRACT_INFO'),
    when: ({ contract }) => contract.approved !== true,
  },
  set_contract_numbers: { who: by(LEGAL), stages: inStage('CONTRACT_INFO') },
  add_signers: {
    who: (stage) => both(signingStage(stage)),
    stages: ['CONTRACT_INFO', 'DELIVERY_TERM'],
    when: (order) => documentToSign(order).approved !== true && !documentToSign(order).someoneSigned,
  },
  notify_signers: {
    who: (stage) => owners(signingStage(stage)),
    stages: ['CONTRACT_INFO', 'DELIVERY_TERM'],
    when: (order) => {
      const { originals, approved, someoneWaits } = documentToSign(order)
      const ready = order.stage === 'CONTRACT_INFO' ? contractIsReady(order) : order.term.signers > 0
      return originals > 0 && approved !== true && someoneWaits && ready
    },
  },
  sign_contract: {
    who: by(both('CONTRACT_INFO')),
    stages: inStage('CONTRACT_INFO'),
    when: (order) => order.contract.approved !== true && contractIsReady(order),
  },
  approve_contract: {
    who: by(LEGAL),
    stages: inStage('CONTRACT_INFO'),
    when: (order) => order.contract.approved !== true && contractIsReady(order) && contractIsSigned(order),
  },
  complete_contract: {
    who: by(LEGAL),
    stages: inStage('CONTRACT_INFO'),
    when: (order) => contractIsReady(order) && order.contract.approved === true,
    to: at('PACKAGING'),
  },
  assign_serials: {
    who: by(OPERATIONS),
    stages: inStage('PACKAGING'),
    when: ({ packages }) => packages.some(({ missing }) => missing > 0),
  },
  set_expected_delivery: { who: by(OPERATIONS), stages: inStage('PACKAGING') },
  complete_packaging: {
    who: by(OPERATIONS),
    stages: inStage('PACKAGING'),
    when: ({ packages, cancelAsked }) =>
      !cancelAsked && packages.every(({ missing, eta }) => missing === 0 && Boolean(eta)),
    to: at('SHIPPING'),
  },
  set_tracking: { who: by(OPERATIONS), stages: inStage('SHIPPING') },
  complete_shipping: {
    who: by(OPERATIONS),
    stages: inStage('SHIPPING'),
    when: ({ packages }) => packages.every(({ tracked }) => tracked),
    to: at('DELIVERY_INFO'),
  },
  set_delivery_date: { who: by(OPERATIONS), stages: inStage('DELIVERY_INFO') },
  complete_delivery: {
    who: by(OPERATIONS),
    stages: inStage('DELIVERY_INFO'),
    when: ({ packages }) => packages.every(({ delivered }) => Boolean(delivered)),
    to: at('DELIVERY_TERM'),
  },
  upload_delivery_term: {
    who: by(OPERATIONS),
    stages: inStage('DELIVERY_TERM'),
    when: ({ term }) => term.approved !== true,
    to: at('DELIVERY_TERM'),
  },
  sign_delivery_term: {
    who: by(both('DELIVERY_TERM')),
    stages: inStage('DELIVERY_TERM'),
    when: (order) => isWaiting(order) && termIsUp(order),
  },
  point_out_missing: {
    who: by(CUSTOMER),
    stages: inStage('DELIVERY_TERM'),
    when: (order) => isWaiting(order) && termIsUp(order) && !isSigned(order.term),
    to: at('DELIVERY_TERM', 'reproved'),
  },
  approve_delivery_term: {
    who: by(OPERATIONS),
    stages: inStage('DELIVERY_TERM'),
    when: (order) => isWaiting(order) && termIsUp(order) && isSigned(order.term),
  },
  complete_term: {
    who: by(OPERATIONS),
    stages: inStage('DELIVERY_TERM'),
    when: (order) => isWaiting(order) && isSigned(order.term),
    to: at('ONGOING'),
  },
  request_return: { who: by(CUSTOMER), stages: inStage('ONGOING'), to: at('RETURNING') },
  start_return: { who: by(OPERATIONS), stages: inStage('ONGOING'), to: at('RETURNING') },
  return_units: {
    who: by([...CUSTOMER, ...OPERATIONS]),
    stages: inStage('ONGOING'),
    when: ({ staying }) => staying > 0,
  },
  call_off_return: {
    who: by([...CUSTOMER, ...OPERATIONS]),
    stages: inStage('ONGOING'),
    when: ({ returns }) => returns.some(({ apart, waits }) => apart && waits),
  },
  receive_return: {
    who: by(OPERATIONS),
    stages: ['ONGOING', 'RETURNING'],
    when: ({ returns }) => returns.some(({ received }) => !received),
  },
  appraise_return: {
    who: by(OPERATIONS),
    stages: ['ONGOING', 'RETURNING'],
    when: ({ returns }) => returns.some(({ received, open }) => received && open > 0),
  },
  correct_appraisal: {
    who: by(OPERATIONS),
    stages: ['ONGOING', 'RETURNING'],
    when: ({ returns }) => returns.some(({ appraised }) => appraised > 0),
  },
  finish_order: {
    who: by(OPERATIONS),
    stages: inStage('RETURNING'),
    when: ({ returns, rented }) => rented === 0 && returns.every(({ open }) => open === 0),
    to: at('FINISHED', 'completed'),
  },
  update_package: { who: by(OPERATIONS), stages: OPEN },
  undo_stage: {
    who: (stage) => [...owners(stage), 'ADMINISTRADOR'],
    stages: Object.keys(ROLLBACKS),
    when: ({ stage, returns, addenda }) =>
      stage === 'RETURNING'
        ? returns.every(({ appraised, apart }) => apart || appraised === 0)
        : stage !== 'ONGOING' ||
          (addenda.every((status) => status !== 'open' && status !== 'accepted') &&
            returns.every(({ apart }) => !apart)),
    to: ({ stage }) => ({ stage: ROLLBACKS[stage] ?? '', state: 'reproved' }),
  },
  say_contract_end: { who: by(CUSTOMER), stages: inStage('ONGOING') },
  accept_addendum: { who: by(CUSTOMER), stages: inStage('ONGOING'), when: isOffered },
  refuse_addendum: { who: by(CUSTOMER), stages: inStage('ONGOING'), when: isOffered },
  issue_addendum: { who: by(SALES), stages: inStage('ONGOING'), when: (order) => !isOffered(order) },
  withdraw_addendum: { who: by(SALES), stages: inStage('ONGOING'), when: isOffered },
  request_cancel: { who: by(CUSTOMER), stages: BEFORE_SHIPPING, when: ({ cancelAsked }) => !cancelAsked },
  withdraw_cancel_request: { who: by(CUSTOMER), stages: BEFORE_SHIPPING, when: ({ cancelAsked }) => cancelAsked },
  decline_cancel_request: {
    who: by(['ADMINISTRADOR', 'GERENTE VENDEDOR']),
    stages: BEFORE_SHIPPING,
    when: ({ cancelAsked }) => cancelAsked,
  },
  cancel_order: {
    who: by(['ADMINISTRADOR', 'GERENTE VENDEDOR']),
    stages: BEFORE_SHIPPING,
    to: at('CANCELLED', 'completed'),
  },
}
