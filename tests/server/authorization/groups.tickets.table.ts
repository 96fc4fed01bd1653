import type { Person } from './groups.people'

const using = ['GESTOR', 'buyer', 'COLABORADOR'] as const
const answering = ['ADMINISTRADOR', 'OPERAÇÃO'] as const
const talking = [...using, ...answering] as const

/** Who may make the calls about tickets. */
export const TICKETS_MATRIX: Readonly<Record<string, readonly Person[]>> = {
  'GET /tickets': talking,
  'GET /tickets-csv-extract': talking,
  'GET /tickets/summary': talking,
  'GET /tickets/promise': talking,
  'POST /tickets': talking,
  'GET /tickets/:id': talking,
  'GET /tickets/:id/messages': talking,
  'POST /tickets/:id/messages': talking,
  'DELETE /tickets/:id/messages/:messageId': talking,
  'GET /tickets/:id/attachments/:attachmentId': talking,
  'POST /ticket-attachments': talking,
  'DELETE /ticket-attachments/:id': talking,
  'PUT /tickets/:id/read': talking,
  'PUT /tickets/:id/status': talking,
  'POST /tickets/:id/rating': using,
  'PUT /tickets/:id/assignee': answering,
  'PUT /tickets/:id/presence': answering,
  'POST /tickets/:id/merge': answering,
  'POST /tickets/:id/exchange': answering,
  'GET /ticket-assignees': answering,
  'GET /ticket-people': answering,
  'GET /ticket-ratings': answering,
  'GET /ticket-replies': answering,
  'GET /ticket-replies-csv-extract': answering,
  'POST /ticket-replies': answering,
  'PUT /ticket-replies/:id': answering,
  'DELETE /ticket-replies/:id': answering,
}
