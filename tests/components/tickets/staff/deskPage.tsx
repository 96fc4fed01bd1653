import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { StaffTicketsScreen } from '@/components/tickets/staff/StaffTicketsScreen'
import { paths } from '@/services/config/paths'
import type { TicketReply } from '@/services/tickets/replies/ticket-replies.schema'
import type { Ticket, TicketMessage, TicketSummary } from '@/services/tickets/tickets.schema'
import { wirePage } from '@/tests/factories/wire/page.wire'
import {
  JOANA,
  wireDeskMessage,
  wireStaffTicket,
  wireStaffTicketSummary,
  wireDeskCounts,
  wireTicketReply,
} from '@/tests/factories/wire/ticket-desk.wire'
import { answer, network, open } from '../../users/usersDesk'

export const PATH = paths.admin.supportTickets()

type Options = {
  ticket?: Partial<Ticket>
  messages?: TicketMessage[]
  rows?: TicketSummary[]
  replies?: TicketReply[]
  query?: Record<string, string>
}

/** Opens the desk; with `ticket` or `messages` that ticket beside the list. */
export async function openDesk({ ticket, messages, rows = [wireStaffTicketSummary()], replies, query }: Options = {}) {
  const asked = answer('get', '/tickets', wirePage(rows))
  answer('get', '/tickets/summary', wireDeskCounts())
  answer('get', '/ticket-assignees', [JOANA, { id: 8, name: 'Sérgio Brandão' }])
  answer('get', '/ticket-replies', wirePage(replies ?? [wireTicketReply()]))
  const presence = answer('put', '/tickets/1043/presence', null)
  const isOpen = ticket !== undefined || messages !== undefined
  if (isOpen) {
    const shown = wireStaffTicket(ticket)
    answer('get', '/tickets/1043', shown)
    answer('get', '/tickets/1043/messages', { messages: messages ?? [wireDeskMessage()], more: false })
    answer('put', '/tickets/1043/read', shown)
  }
  const drawn = open(PATH, <StaffTicketsScreen />, { ...(isOpen && { chamado: '1043' }), ...query })
  if (isOpen) await screen.findByRole('heading', { level: 2, name: 'Notebook parou de carregar' })
  return { ...drawn, asked, presence }
}

/** Answers the messages that are sent, one after the other; records their bodies. */
export function answerSent(...answers: { body: object; status: number }[]) {
  const sent: unknown[] = []
  network.use(
    http.post('*/api/tickets/1043/messages', async ({ request }) => {
      const next = answers[Math.min(sent.length, answers.length - 1)]
      sent.push(await request.json())
      return HttpResponse.json(next?.body ?? {}, { status: next?.status ?? 201 })
    }),
  )
  return sent
}

const written = wireDeskMessage({ id: 900, side: 'staff', author: JOANA, is_own: true })
export const SENT = { body: { ...written, ticket_version: 5 }, status: 201 }
