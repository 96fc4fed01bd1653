import type { TicketExchange } from '@/services/tickets/exchange-steps.rules'
import type {
  Ticket,
  TicketAttachment,
  TicketCounts,
  TicketMessage,
  TicketPromise,
  TicketSummary,
} from '@/services/tickets/tickets.schema'

const company = { id: 7, corporate_name: 'Horizonte Engenharia' }
const marina = { id: 1, name: 'Marina Duarte' }
const joana = { id: 20, name: 'Joana Mattos' }

/** An open ticket about a unit, which waits for Arrenda. */
export const wireTicketSummary = (overrides: Partial<TicketSummary> = {}): TicketSummary => ({
  id: 1042,
  subject: 'Notebook desliga sozinho durante o uso',
  category: 'DEFECT',
  status: 'IN_PROGRESS',
  waiting_for: 'staff',
  company,
  opened_by: marina,
  opened_at: '2026-11-19T12:12:00.000Z',
  updated_at: '2026-11-23T13:28:00.000Z',
  unit: { id: 387, serial: 'VX14P-2411-0387', product: 'Vertex 14 Pro' },
  order: { order_mask_id: '000104' },
  assignee: joana,
  next_due_at: '2026-11-27T16:00:00.000Z',
  resolution_due_at: '2026-11-30T16:00:00.000Z',
  closes_at: null,
  closed_at: null,
  last_message: { by: 'Joana Mattos', is_own: false, side: 'staff', at: '2026-11-23T13:28:00.000Z' },
  unread: false,
  breached: [],
  exchange: null,
  ...overrides,
})

/** The same ticket with all of its facts, as the customer reads it. */
export const wireTicket = (overrides: Partial<Ticket> = {}): Ticket => ({
  id: 1042,
  subject: 'Notebook desliga sozinho durante o uso',
  category: 'DEFECT',
  status: 'IN_PROGRESS',
  waiting_for: 'staff',
  company,
  opened_by: { ...marina, phone: null },
  on_behalf_by: null,
  opened_at: '2026-11-19T12:12:00.000Z',
  updated_at: '2026-11-23T13:28:00.000Z',
  unit: {
    id: 387,
    serial: 'VX14P-2411-0387',
    product: 'Vertex 14 Pro',
    image: 'laptop:cube:#3F3E4E',
    status: 'IN_USE',
    label: null,
    user: { id: 3, name: 'Bruno Tavares' },
    place: 'Obra Campinas',
  },
  order: { order_mask_id: '000104' },
  exchange: null,
  assignee: joana,
  sla: {
    package: 'Essencial',
    calendar: 'business',
    first_response_due_at: '2026-11-19T16:12:00.000Z',
    first_response_at: '2026-11-19T13:05:00.000Z',
    next_response_due_at: null,
    resolution_due_at: '2026-11-30T16:00:00.000Z',
    next_due_at: '2026-11-30T16:00:00.000Z',
    paused: false,
    breached: [],
  },
  closes_at: null,
  closed_at: null,
  closed_by: null,
  rating: null,
  unread: false,
  last_read_id: null,
  merged_into: null,
  follows: null,
  merged: [],
  replacements: null,
  others_open: null,
  similar: [],
  present: [],
  allowed_actions: ['reply', 'close'],
  version: 3,
  ...overrides,
})

/** The exchange of its unit, on its way. */
export const wireTicketExchange = (overrides: Partial<TicketExchange> = {}): TicketExchange => ({
  id: 51,
  status: 'ACCEPTED',
  requested_at: '2026-11-19T12:12:00.000Z',
  decided_at: '2026-11-19T13:05:00.000Z',
  decision: null,
  shipped_at: '2026-11-23T11:30:00.000Z',
  delivered_at: null,
  collected_at: null,
  due_at: '2026-11-25T21:00:00.000Z',
  replacement_serial: 'VX14P-2508-1190',
  tracking: 'BR 482 104 977',
  ...overrides,
})

/** What Marina, the reader, wrote when she opened the ticket. */
export const wireTicketMessage = (overrides: Partial<TicketMessage> = {}): TicketMessage => ({
  id: 1,
  ticket_id: 1042,
  kind: 'public',
  side: 'customer',
  author: marina,
  is_own: true,
  text: 'O notebook do Bruno desliga sozinho.',
  line: null,
  about: null,
  attachments: [],
  created_at: '2026-11-19T12:12:00.000Z',
  withdrawn_at: null,
  withdrawable_until: null,
  ...overrides,
})

/** Joana's answer to it. */
export const wireStaffMessage = (overrides: Partial<TicketMessage> = {}): TicketMessage =>
  wireTicketMessage({
    id: 2,
    side: 'staff',
    author: joana,
    is_own: false,
    text: 'O relatório mostra falha na bateria.',
    created_at: '2026-11-19T13:05:00.000Z',
    ...overrides,
  })

export const wireTicketAttachment = (overrides: Partial<TicketAttachment> = {}): TicketAttachment => ({
  id: 90,
  name: 'relatorio-bateria.pdf',
  size: 248_000,
  mime: 'application/pdf',
  ...overrides,
})

export const wireTicketCounts = (overrides: Partial<TicketCounts> = {}): TicketCounts => ({
  pending: 1,
  in_progress: 4,
  waiting_staff: 3,
  waiting_customer: 2,
  closed: 38,
  late: 0,
  mine: 0,
  unread: 2,
  ...overrides,
})

export const wireTicketPromise = (overrides: Partial<TicketPromise> = {}): TicketPromise => ({
  package: 'Essencial',
  calendar: 'business',
  first_response_due_at: '2026-11-23T16:00:00.000Z',
  exchange_business_days: 3,
  exchange_due_at: '2026-11-26T21:00:00.000Z',
  ...overrides,
})
