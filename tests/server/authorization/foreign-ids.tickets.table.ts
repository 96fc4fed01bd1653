import { manager, type Rest, type Row } from './foreign-ids.types'

const ticket =
  (rest: Rest = {}): Row =>
  ({ foreign }) => [manager({ at: foreign.ticket, ...rest })]

const words = { subject: 'Um assunto', message: 'Uma mensagem.', category: 'DEFECT' }

/** A list asked for by foreign ids is empty; customers may not ask for people and companies of the staff's lists. */
const list: Row = ({ foreign }) => [
  manager({ query: { unit_id: foreign.unit.id }, refusal: 'nothing in the list' }),
  manager({ query: { opened_by: foreign.ticket.openedBy }, refusal: 'nothing in the list' }),
  manager({ query: { company_id: foreign.company.id }, refusal: 'forbidden' }),
]

/** Calls about tickets. */
export const FOREIGN_TICKETS: Readonly<Record<string, Row>> = {
  'GET /tickets': list,
  'GET /tickets-csv-extract': list,
  'GET /tickets/promise': ({ foreign }) => [manager({ query: { unit_id: foreign.unit.id }, refusal: 'invalid' })],
  'POST /tickets': ({ foreign }) => [
    manager({ body: { ...words, unit_id: foreign.unit.id }, refusal: 'invalid' }),
    manager({ body: { ...words, unit_id: foreign.unit.id, exchange: true }, refusal: 'invalid' }),
    manager({ body: { ...words, follows_id: foreign.ticket.id }, refusal: 'invalid' }),
    manager({ body: { ...words, company_id: foreign.company.id, user_id: foreign.user.id }, refusal: 'forbidden' }),
  ],
  'GET /tickets/:id': ticket(),
  'GET /tickets/:id/messages': ticket(),
  'POST /tickets/:id/messages': ticket({ body: { text: 'Uma mensagem.' } }),
  'DELETE /tickets/:id/messages/:messageId': ticket(),
  'PUT /tickets/:id/read': ({ foreign }) => [
    manager({ at: foreign.ticket, body: { message_id: foreign.ticket.messageId } }),
  ],
  'PUT /tickets/:id/status': ticket({ body: { status: 'CLOSED', version: 1 } }),
  'POST /tickets/:id/rating': ticket({ body: { score: 5 } }),
}
