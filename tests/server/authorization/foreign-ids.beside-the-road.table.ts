import { manager, salesperson, type Rest, type Row } from './foreign-ids.types'

const ORDER = '/checkout-management/:companyId/:maskId'

/** An internal note of another company's order, and a foreign note under an order of one's own. */
const notesOf =
  (rest: Rest = {}): Row =>
  ({ foreign: { orders }, own: { company, documents } }) => [
    salesperson({ at: orders.contract, ...rest }),
    salesperson({ at: { ...orders.contract, companyId: company.id, maskId: documents.maskId }, mixed: true, ...rest }),
  ]

const managedOrder: Row = ({ foreign: { orders } }) => [salesperson({ at: orders.contract })]

/** Calls about an order outside its happy path: cancel requests, renewals, notes, mails. */
export const FOREIGN_BESIDE_THE_ROAD: Readonly<Record<string, Row>> = {
  'POST /checkout/:maskId/cancel-request': ({ foreign: { orders } }) => [
    manager({ at: orders.documents, body: { message: 'Um motivo.' } }),
  ],
  'DELETE /checkout/:maskId/cancel-request': ({ foreign: { orders } }) => [manager({ at: orders.documents })],
  'GET /checkout/:maskId/pdf': ({ foreign: { orders } }) => [manager({ at: orders.documents })],
  [`GET ${ORDER}/pdf`]: managedOrder,
  'GET /checkout/:maskId/renewal': ({ foreign: { orders } }) => [
    manager({ at: orders.ongoing, query: { duration_months: 12 } }),
  ],
  'PUT /checkout/:maskId/contract-end': ({ foreign: { orders } }) => [
    manager({ at: orders.ongoing, body: { choice: 'return' } }),
  ],
  'PATCH /checkout/:maskId/addenda/:addendumId': ({ foreign: { orders } }) => [
    manager({ at: { ...orders.ongoing, addendumId: 1 }, body: { accepted: true } }),
  ],
  [`GET ${ORDER}/renewal`]: ({ foreign: { orders } }) => [
    salesperson({ at: orders.ongoing, query: { duration_months: 12 } }),
  ],
  [`POST ${ORDER}/contract-end/question`]: ({ foreign: { orders } }) => [salesperson({ at: orders.ongoing })],
  [`POST ${ORDER}/addenda`]: ({ foreign: { orders } }) => [
    salesperson({ at: orders.ongoing, body: { number: 'AD-1', duration_months: 12, index: null } }),
  ],
  [`DELETE ${ORDER}/addenda/:addendumId`]: ({ foreign: { orders } }) => [
    salesperson({ at: { ...orders.ongoing, addendumId: 1 } }),
  ],
  [`GET ${ORDER}/notes`]: managedOrder,
  [`GET ${ORDER}/mentionable`]: managedOrder,
  [`POST ${ORDER}/notes`]: ({ foreign, own }) => [
    salesperson({ at: foreign.orders.contract, body: { text: 'Uma nota.' } }),
    salesperson({
      at: own.documents,
      body: { text: 'Uma nota.', mentions: [foreign.user.id] },
      refusal: 'invalid',
      mixed: true,
    }),
  ],
  [`PUT ${ORDER}/notes/:noteId`]: notesOf({ body: { text: 'Outra nota.' } }),
  [`PUT ${ORDER}/notes/:noteId/seen`]: notesOf(),
  [`DELETE ${ORDER}/notes/:noteId`]: notesOf(),
  [`GET ${ORDER}/document-access`]: ({ foreign: { orders } }) => [salesperson({ at: orders.documents })],
  [`GET ${ORDER}/mails`]: ({ foreign: { orders } }) => [salesperson({ at: orders.documents })],
  [`POST ${ORDER}/mails/:mailId/delivery`]: ({ foreign: { orders }, own: { company, documents } }) => [
    salesperson({ at: orders.documents }),
    salesperson({ at: { ...orders.documents, companyId: company.id, maskId: documents.maskId }, mixed: true }),
  ],
}
