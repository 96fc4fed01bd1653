import { manager, type Row } from './foreign-ids.types'

/** A list asked for by a foreign order is empty; customers may not ask for companies. */
const list: Row = ({ foreign }) => [
  manager({ query: { order_mask_id: foreign.invoice.orderMaskId }, refusal: 'nothing in the list' }),
  manager({ query: { company_id: foreign.company.id }, refusal: 'forbidden' }),
]

/** Calls about invoices. */
export const FOREIGN_BILLING: Readonly<Record<string, Row>> = {
  'GET /invoices': list,
  'GET /invoices-csv-extract': list,
  'GET /invoices/:id': ({ foreign }) => [manager({ at: { id: foreign.invoice.id } })],
  'GET /invoices/:id/lines/:lineId/measurements': ({ foreign }) => [manager({ at: foreign.invoice })],
}
