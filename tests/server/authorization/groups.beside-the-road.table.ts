import type { Person } from './groups.table'

const ofOrders = ['ADMINISTRADOR', 'FINANCEIRO', 'OPERAÇÃO', 'JURÍDICO', 'GERENTE VENDEDOR', 'salesperson'] as const

const ORDER = '/checkout-management/:companyId/:maskId'

/** Who may make the calls about an order that are none of its road. */
export const BESIDE_THE_ROAD: Readonly<Record<string, readonly Person[]>> = {
  [`GET ${ORDER}/notes`]: ofOrders,
  [`POST ${ORDER}/notes`]: ofOrders,
  [`PUT ${ORDER}/notes/:noteId`]: ofOrders,
  [`DELETE ${ORDER}/notes/:noteId`]: ofOrders,
  [`PUT ${ORDER}/notes/:noteId/seen`]: ofOrders,
  [`GET ${ORDER}/mentionable`]: ofOrders,
  'GET /note-mentions': ofOrders,
}
