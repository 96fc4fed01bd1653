import type { TicketReply } from '@/services/tickets/replies/ticket-replies.schema'
import type { TicketRatingReport } from '@/services/tickets/ticket-ratings.schema'
import type { Ticket, TicketCounts, TicketMessage, TicketSummary } from '@/services/tickets/tickets.schema'
import { wireTicket, wireTicketCounts, wireTicketMessage, wireTicketSummary } from './tickets.wire'

export const wireTicketReply = (overrides: Partial<TicketReply> = {}): TicketReply => ({
  id: 3,
  title: 'Troca aprovada',
  text: 'Aprovei a troca do {serial}. Chega até {previsao}.',
  category: 'DEFECT',
  active: true,
  version: 1,
  updated_at: '2026-10-21T14:15:00.000Z',
  ...overrides,
})

export const wireRatingReport = (overrides: Partial<TicketRatingReport> = {}): TicketRatingReport => ({
  month: '2026-11',
  total: { count: 3, average: 4, scores: [0, 1, 0, 0, 2] },
  assignees: [
    { assignee: { id: 9, name: 'Joana Mattos' }, count: 2, average: 5, scores: [0, 0, 0, 0, 2] },
    { assignee: null, count: 1, average: 2, scores: [0, 1, 0, 0, 0] },
  ],
  comments: [
    {
      ticket_id: 1011,
      subject: 'Desliga na tomada',
      score: 2,
      comment: 'Demorou para chegar.',
      created_at: '2026-11-20T17:00:00.000Z',
    },
  ],
  ...overrides,
})

const METALURGICA = { id: 7, corporate_name: 'Metalúrgica Três Rios' }
const SABRINA = { id: 21, name: 'Sabrina Klein' }
export const JOANA = { id: 9, name: 'Joana Mattos' }

const NOTEBOOK = { id: 152, serial: 'VX14P-2409-0152', product: 'Vertex 14 Pro' }

/** A ticket as staff see it, in the turn of Arrenda. */
export const wireStaffTicket = (overrides: Partial<Ticket> = {}): Ticket => {
  const { sla } = wireTicket()
  return wireTicket({
    id: 1043,
    subject: 'Notebook parou de carregar',
    company: METALURGICA,
    opened_by: { ...SABRINA, phone: '+5547988124410' },
    unit: {
      ...NOTEBOOK,
      image: null,
      status: 'IN_USE',
      label: null,
      user: { id: 22, name: 'Marcos Wolff' },
      place: 'Fábrica Joinville',
    },
    order: { order_mask_id: '000002' },
    assignee: JOANA,
    sla: {
      ...sla,
      next_response_due_at: '2026-11-23T17:28:00.000Z',
      resolution_due_at: '2026-11-25T21:00:00.000Z',
      next_due_at: '2026-11-23T17:28:00.000Z',
    },
    replacements: 42,
    others_open: 1,
    similar: [{ id: 1029, subject: 'Bateria incha no verão', status: 'CLOSED' }],
    allowed_actions: ['reply', 'note', 'assign', 'close', 'merge', 'exchange'],
    version: 4,
    ...overrides,
  })
}

/** The row of the same ticket in the list. */
export const wireStaffTicketSummary = (overrides: Partial<TicketSummary> = {}): TicketSummary =>
  wireTicketSummary({
    id: 1043,
    subject: 'Notebook parou de carregar',
    company: METALURGICA,
    opened_by: SABRINA,
    unit: NOTEBOOK,
    order: { order_mask_id: '000002' },
    assignee: JOANA,
    next_due_at: '2026-11-23T17:28:00.000Z',
    resolution_due_at: '2026-11-25T21:00:00.000Z',
    last_message: { by: 'Sabrina Klein', is_own: false, side: 'customer', at: '2026-11-23T13:28:00.000Z' },
    ...overrides,
  })

/** The counts of staff's views. */
export const wireDeskCounts = (overrides: Partial<TicketCounts> = {}): TicketCounts =>
  wireTicketCounts({
    pending: 3,
    in_progress: 12,
    waiting_staff: 9,
    waiting_customer: 6,
    closed: 40,
    late: 2,
    mine: 4,
    unread: 1,
    ...overrides,
  })

/** What the customer wrote in that ticket, as staff read it. */
export const wireDeskMessage = (overrides: Partial<TicketMessage> = {}): TicketMessage =>
  wireTicketMessage({
    id: 501,
    ticket_id: 1043,
    author: SABRINA,
    is_own: false,
    text: 'O notebook do Marcos não carrega mais.',
    ...overrides,
  })
