import type { Person } from './groups.people'

const ofOrders = ['ADMINISTRADOR', 'FINANCEIRO', 'OPERAÇÃO', 'JURÍDICO', 'GERENTE VENDEDOR', 'salesperson'] as const
const ofCredit = ['ADMINISTRADOR', 'FINANCEIRO'] as const

const ORDER = '/checkout-management/:companyId/:maskId'

/** Who may make the calls about an order outside its happy path, and about the credit of its company. */
export const BESIDE_THE_ROAD: Readonly<Record<string, readonly Person[]>> = {
  'POST /checkout/:maskId/cancel-request': ['GESTOR', 'buyer'],
  'DELETE /checkout/:maskId/cancel-request': ['GESTOR', 'buyer'],
  [`PUT ${ORDER}/cancel-request`]: ['ADMINISTRADOR', 'GERENTE VENDEDOR'],
  'GET /checkout/:maskId/pdf': ['GESTOR', 'buyer'],
  [`GET ${ORDER}/pdf`]: ofOrders,
  'GET /checkout/:maskId/renewal': ['GESTOR', 'buyer'],
  'PUT /checkout/:maskId/contract-end': ['GESTOR', 'buyer'],
  'PATCH /checkout/:maskId/addenda/:addendumId': ['GESTOR', 'buyer'],
  [`GET ${ORDER}/renewal`]: ofOrders,
  [`POST ${ORDER}/contract-end/question`]: ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'salesperson'],
  [`POST ${ORDER}/addenda`]: ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'salesperson'],
  [`DELETE ${ORDER}/addenda/:addendumId`]: ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'salesperson'],
  'GET /contract-ends/summary': ofOrders,
  'GET /readjustment-indexes': ofOrders,
  'PUT /readjustment-indexes': ['ADMINISTRADOR', 'FINANCEIRO'],
  [`GET ${ORDER}/notes`]: ofOrders,
  [`POST ${ORDER}/notes`]: ofOrders,
  [`PUT ${ORDER}/notes/:noteId`]: ofOrders,
  [`DELETE ${ORDER}/notes/:noteId`]: ofOrders,
  [`PUT ${ORDER}/notes/:noteId/seen`]: ofOrders,
  [`GET ${ORDER}/mentionable`]: ofOrders,
  'GET /note-mentions': ofOrders,
  [`GET ${ORDER}/document-access`]: ofOrders,
  [`GET ${ORDER}/mails`]: ofOrders,
  [`POST ${ORDER}/mails/:mailId/delivery`]: ofOrders,
  'GET /serasa-integration': ofCredit,
  'GET /credit-queries': ofCredit,
  'POST /credit-queries': ofCredit,
  'GET /credit-queries/:id': ofCredit,
  'POST /credit-queries/:id/cpf': ofCredit,
  [`GET ${ORDER}/credit`]: ofCredit,
}
