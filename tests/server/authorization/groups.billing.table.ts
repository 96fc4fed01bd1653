import type { Person } from './groups.people'

const billing = ['ADMINISTRADOR', 'FINANCEIRO'] as const
const ordering = ['GESTOR', 'buyer'] as const
const reading = [...ordering, ...billing] as const

/** Who may make the calls about measuring, invoices, their payment and their documents. */
export const BILLING_MATRIX: Readonly<Record<string, readonly Person[] | 'public'>> = {
  'GET /usage-measuring-monthly': billing,
  'GET /usage-measuring-monthly-csv-extract': billing,

  'GET /invoices': reading,
  'GET /invoices-csv-extract': reading,
  'GET /invoices/summary': reading,
  'GET /invoices/:id': reading,
  'GET /invoices/:id/lines/:lineId/measurements': reading,
  'GET /invoices/:id/recalculation': billing,
  'POST /invoices/drafts': billing,
  'POST /invoices/issue': billing,
  'POST /invoices': billing,
  'PUT /invoices/:id': billing,
  'POST /invoices/:id/recalculate': billing,
  'DELETE /invoices/:id': billing,
  'POST /invoices/:id/cancel': billing,
  'POST /invoices/:id/uncollectible': billing,
  'POST /invoices/:id/credit': billing,
  'POST /invoices/:id/extension': billing,
  'POST /invoices/:id/dispute': ordering,

  'GET /invoice-views': billing,
  'PUT /invoice-views': billing,
  'POST /invoice-views': billing,
  'PUT /invoice-views/:id': billing,
  'DELETE /invoice-views/:id': billing,

  'GET /invoices/:id/payment': reading,
  'PUT /invoices/:id/boleto': billing,
  'POST /invoices/:id/payments': billing,
  'DELETE /invoices/:id/payments/:paymentId': billing,
  'POST /payments/import': billing,
  'POST /payment-webhook': 'public',

  'GET /invoices/:id/pdf': reading,
  'GET /invoices/:id/documents': reading,
  'GET /invoices/:id/documents/:documentId/pdf': reading,
  'GET /invoices/:id/documents/:documentId/xml': reading,
  'POST /invoices/:id/documents': billing,
  'PUT /invoices/:id/documents': billing,
  'POST /invoices/:id/documents/:documentId/cancel': billing,

  'GET /billing-email': ['GESTOR'],
  'PUT /billing-email': ['GESTOR'],
  'POST /billing-email/confirm': 'public',
}
