import type { Package } from '@/services/logistics/packages/packages.schema'
import type { OrderDocument, Signer } from '@/services/orders/documents/documents.schema'
import type { Order, OrderSummary, Proposal } from '@/services/orders/orders.schema'
import { type StageName, STAGES } from '@/services/orders/workflow/stages.rules'
import { wireAddress } from './address.wire'

export const wireDocument = (overrides: Partial<OrderDocument> = {}): OrderDocument => ({
  id: 5,
  document_type: 'ARTICLES_OF_ASSOCIATION',
  required: true,
  is_signable: false,
  is_extra: false,
  approved: null,
  message: null,
  decided_at: null,
  decided_by: null,
  checks: [],
  files: [],
  ...overrides,
})

/** A named signer of a contract who is not notified yet. */
export const wireSigner = (overrides: Partial<Signer> = {}): Signer => ({
  id: 3,
  document_id: 8,
  name: 'Marina Duarte',
  email: 'gestor@horizonte.example',
  cpf: '***.982.247-**',
  role: 'signer',
  order: 1,
  asked_at: null,
  reminded_at: null,
  next_reminder_on: null,
  lapsed_at: null,
  signed_at: null,
  declined_at: null,
  decline_reason: null,
  ours: false,
  ...overrides,
})

/** A unit in a package. */
export const wirePackedUnit = (overrides: Partial<Package['serials'][number]> = {}): Package['serials'][number] => ({
  serial: 'VX14-1',
  product_id: 1,
  condition: null,
  destination: null,
  comment: null,
  checklist: null,
  received_at: null,
  ...overrides,
})

export const wirePackage = (overrides: Partial<Package> = {}): Package => ({
  id: 31,
  package_type: 'regular',
  apart: false,
  state: 'WAITING',
  delivery_status: 'NEW_CONTRACT',
  address: wireAddress(),
  insurance: true,
  tracking_code: null,
  comment: null,
  request_date: '2026-11-12',
  production_eta: null,
  production_date: null,
  storage_verification_date: null,
  sending_date: null,
  delivery_eta: null,
  delivery_date: null,
  appraisal_date: null,
  due_at: null,
  items: [{ product_id: 1, name: 'Vertex 14 Pro', quantity: 18 }],
  serials: [],
  ...overrides,
})

/** The open version of the proposal. */
export const wireProposal = (overrides: Partial<Proposal> = {}): Proposal => ({
  version: 1,
  status: 'open',
  lines: [{ kind: 'product', label: '18 × Vertex 14 Pro', amount: '5202.00' }],
  monthly_fee: '5418.00',
  duration_months: 24,
  message: null,
  created_at: '2026-11-12T12:00:00.000Z',
  decided_at: null,
  ...overrides,
})

export const wireOrderSummary = (overrides: Partial<OrderSummary> = {}): OrderSummary => ({
  order_mask_id: '000128',
  company: { id: 1, corporate_name: 'Horizonte Engenharia', cnpj: '11222333000181' },
  stage_name: 'PROPOSAL_AGREEMENT',
  stage_state: 'waiting',
  sent_back: false,
  turn: 'customer',
  turn_groups: [],
  due_at: '2026-11-27T21:00:00.000Z',
  ends_on: null,
  cancel_requested: false,
  contract_end: null,
  monthly_fee: '5418.00',
  items_count: 18,
  items_summary: '18 notebooks',
  duration_months: 24,
  created_at: '2026-11-12T12:00:00.000Z',
  updated_at: '2026-11-12T12:00:00.000Z',
  version: 1,
  ...overrides,
})

/** An order at a stage, with all earlier ones completed. */
export function wireOrder(overrides: Partial<Order> = {}): Order {
  const summary = wireOrderSummary(overrides)
  return {
    ...summary,
    id: null,
    stages: stagesUpTo(summary.stage_name),
    allowed_actions: ['accept_proposal', 'refuse_proposal'],
    undo: null,
    items: [
      {
        product_id: 1,
        name: 'Vertex 14 Pro',
        model: 'VX14P',
        image: 'laptop:cube:#3F3E4E',
        color: 'Grafite',
        summary: '14 pol. QHD, 1,4 kg',
        quantity: 18,
        unit_price: '289.00',
        unit_service_fee: '12.00',
        monthly_fee: '5202.00',
        upgrades: [],
      },
    ],
    lines: [
      { kind: 'product', label: '18 × Vertex 14 Pro', amount: '5202.00' },
      { kind: 'service', label: 'Pacote Essencial, 18 × R$ 12,00', amount: '216.00' },
    ],
    quotation: 9,
    reservation: null,
    proposals: [],
    documents: [wireDocument()],
    signers: [],
    packages: [wirePackage()],
    contract_number: null,
    addendum_number: null,
    responsible: null,
    created_by: { id: 1, first_name: 'Marina' },
    comment: null,
    cancel_request: null,
    addenda: [],
    history: [],
    ...overrides,
  }
}

function stagesUpTo(here: StageName): Order['stages'] {
  const position = STAGES.indexOf(here)
  return STAGES.map((stage_name, i) => ({
    stage_name,
    state: i < position ? ('completed' as const) : i === position ? ('waiting' as const) : ('default' as const),
    message: null,
    approved: i < position ? true : null,
    date: i < position ? '2026-11-14T12:00:00.000Z' : null,
  }))
}
