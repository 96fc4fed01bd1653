import { BILLING_MATRIX } from './groups.billing.table'
import { BESIDE_THE_ROAD } from './groups.beside-the-road.table'
import { CATALOGUE_MATRIX } from './groups.catalogue.table'
import { EQUIPMENT_MATRIX } from './groups.equipment.table'
import { LOGISTICS_MATRIX } from './groups.logistics.table'
import { PEOPLE, type Person } from './groups.people'
import { TICKETS_MATRIX } from './groups.tickets.table'

const everyone = PEOPLE
const orderers = ['GESTOR', 'buyer'] as const
const staff = PEOPLE.slice(3)
const ofOrders = ['ADMINISTRADOR', 'FINANCEIRO', 'OPERAÇÃO', 'JURÍDICO', 'GERENTE VENDEDOR', 'salesperson'] as const
const simulating = [...orderers, ...staff]
const sellers = ['ADMINISTRADOR', 'GERENTE VENDEDOR', 'salesperson'] as const
const ofClients = ['ADMINISTRADOR', 'OPERAÇÃO', 'GERENTE VENDEDOR', 'salesperson'] as const
const managingUsers = ['GESTOR', 'ADMINISTRADOR', 'GERENTE VENDEDOR'] as const

const ORDER = '/checkout-management/:companyId/:maskId'
const DOCUMENT = '/checkout/:maskId/documents/:documentId'

/**
 * The authorization matrix: who may make each call of the API. It is written by hand from the specification (section 6) and
 * workflow.md, not derived from the code; a route that is not in it fails the test. Which rows a caller reaches
 * is tested by `foreign-ids.test.ts`, what a stage allows by the tests of the orders.
 */
export const MATRIX: Readonly<Record<string, 'public' | readonly Person[]>> = {
  // Operations
  'GET /docs': 'public',
  'GET /health': 'public',
  'GET /mailbox': 'public',
  'GET /openapi.json': 'public',
  'GET /ready': 'public',
  'GET /runtime-config': 'public',
  'POST /monitoring': 'public',

  // Log-in and registration
  'POST /login': 'public',
  'POST /login/refresh': 'public',
  'POST /logout': 'public',
  'POST /password-rules/check': 'public',
  'POST /password_reset': 'public',
  'POST /password_reset/confirm': 'public',
  'POST /register': 'public',
  'POST /privacy-requests/without-account': 'public',
  'POST /register/confirm': 'public',
  'GET /postal-codes/:cep': 'public',
  'GET /states': 'public',

  // Authorized by the key of a personal link alone
  'GET /signing': 'public',
  'GET /signing/file': 'public',
  'POST /signing/code': 'public',
  'POST /signing/signature': 'public',
  'POST /signing/refusal': 'public',
  'POST /signature-webhook': 'public',

  // One's own account
  'GET /get_logged_user': everyone,
  'POST /change_password': everyone,
  'PATCH /change_info': everyone,
  'GET /sessions': everyone,
  'DELETE /sessions': everyone,
  'DELETE /sessions/:id': everyone,
  'GET /notifications': everyone,
  'GET /notifications/summary': everyone,
  'PUT /notifications/read': everyone,
  'PUT /notifications/:id/read': everyone,
  'DELETE /notifications/:id': everyone,
  'GET /notification-preferences': everyone,
  'PUT /notification-preferences': everyone,
  'GET /privacy-consents': everyone,
  'GET /privacy/export': everyone,
  'GET /privacy-requests': everyone,
  'POST /privacy-requests': everyone,
  'POST /nps': everyone,
  'PUT /nps/:id': everyone,
  'GET /search': everyone,
  // Who receives which events: tests/server/live.
  'GET /events': everyone,
  'PUT /user-switch-company/:userId': ['buyer', 'salesperson'],

  // Simulation
  'GET /showcase': 'public',
  'GET /simulators': simulating,
  'GET /steps': simulating,
  'GET /properties': simulating,
  'GET /products': simulating,
  'GET /products/:id': simulating,
  'GET /products-by-type/:id': simulating,
  'GET /plans': simulating,
  'GET /product-types': everyone,
  'GET /product-type-details': everyone,
  'GET /quotations': simulating,
  'POST /quotations': simulating,
  'PUT /quotations/:id': simulating,
  'DELETE /quotations/:id': simulating,
  'POST /quotations/:id/duplicate': simulating,
  'POST /checkout/:maskId/order-again': simulating,
  'GET /quotations/:id': simulating,
  'PUT /quotations/:id/properties': simulating,
  'PUT /quotations/:id/products': simulating,
  'PUT /quotations/:id/plans': simulating,
  'GET /quotations/:id/service-package': simulating,
  'PUT /quotations/:id/service-package': simulating,
  'PUT /quotations/:id/delivery': simulating,
  'PUT /quotations/:id/comment': simulating,
  'GET /quotations/:id/finish': simulating,
  'PUT /quotations/:id/finish': simulating,
  'PUT /coupons': simulating,
  'GET /upgrades': simulating,
  'GET /quotations/:id/stock-alerts': simulating,
  'PUT /quotations/:id/stock-alerts/:productId': simulating,
  'DELETE /quotations/:id/stock-alerts/:productId': simulating,
  'GET /product-upgrade-item': simulating,
  'POST /product-upgrade-item': simulating,
  'PUT /product-upgrade-item': simulating,
  'DELETE /product-upgrade-item/:id': simulating,
  'GET /addresses': simulating,
  'POST /addresses': simulating,
  'PUT /addresses/:id': simulating,
  'DELETE /addresses/:id': simulating,

  // Customers' orders
  'GET /home-indicators': orderers,
  'GET /costs': ['GESTOR'],
  'GET /costs-csv-extract': ['GESTOR'],
  'GET /checkout': orderers,
  'GET /checkout-csv-extract': orderers,
  'GET /checkout/:maskId': orderers,
  'GET /checkout/:maskId/proposals/:version/pdf': orderers,
  'PATCH /checkout/:maskId': orderers,
  'GET /checkout-by-document-type/:documentType/:days': orderers,
  'GET /orders/:maskId/products-details': orderers,
  [`GET ${DOCUMENT}/files/:fileId`]: orderers,
  [`POST ${DOCUMENT}/files`]: orderers,
  [`DELETE ${DOCUMENT}/files/:fileId`]: orderers,
  [`GET ${DOCUMENT}/signers`]: orderers,
  [`POST ${DOCUMENT}/signers`]: orderers,
  [`DELETE ${DOCUMENT}/signers/:signerId`]: orderers,
  'POST /checkout/:maskId/extra-documents': orderers,
  'DELETE /checkout/:maskId/extra-documents/:documentId': orderers,
  'PUT /checkout/:maskId/document-submit': orderers,
  'POST /checkout/:maskId/term-issues': orderers,
  'POST /checkout/:maskId/return-request': orderers,
  'GET /equipment/returns/terms': orderers,
  'POST /equipment/returns': orderers,
  'DELETE /equipment/returns/:packageId': orderers,

  // Staff's orders; which command a group may give also depends on the stage
  'GET /checkout-management': ofOrders,
  'GET /checkout-management-csv-extract': ofOrders,
  'GET /checkout-management/summary': ofOrders,
  'GET /dashboard': ['ADMINISTRADOR', 'GERENTE VENDEDOR'],
  'GET /dashboard-csv-extract': ['ADMINISTRADOR', 'GERENTE VENDEDOR'],
  'GET /order-views': ofOrders,
  'PUT /order-views': ofOrders,
  'POST /order-views': ofOrders,
  'PUT /order-views/:id': ofOrders,
  'DELETE /order-views/:id': ofOrders,
  [`GET ${ORDER}`]: ofOrders,
  [`GET ${ORDER}/proposals/:version/pdf`]: ofOrders,
  'GET /quotation-management/quotations/:companyId/:maskId': ofOrders,
  [`GET ${ORDER}/documents/:documentId/files/:fileId`]: ofOrders,
  [`POST ${ORDER}/documents/:documentId/files`]: ofOrders,
  [`DELETE ${ORDER}/documents/:documentId/files/:fileId`]: ofOrders,
  [`PUT ${ORDER}/documents/:documentId`]: ofOrders,
  [`PUT ${ORDER}/documents/:documentId/checks`]: ofOrders,
  [`GET ${ORDER}/documents/:documentId/signers`]: ofOrders,
  [`POST ${ORDER}/documents/:documentId/signers`]: ofOrders,
  [`DELETE ${ORDER}/documents/:documentId/signers/:signerId`]: ofOrders,
  [`POST ${ORDER}/documents/:documentId/signers/:signerId/cpf`]: ['ADMINISTRADOR', 'FINANCEIRO', 'JURÍDICO'],
  [`PUT ${ORDER}/stage`]: ofOrders,
  [`PUT ${ORDER}/undo-stage`]: ofOrders,
  [`POST ${ORDER}/events`]: ofOrders,
  [`PUT ${ORDER}/finish-analysis`]: ofOrders,
  [`PUT ${ORDER}/contract-numbers`]: ['ADMINISTRADOR', 'JURÍDICO'],
  [`POST ${ORDER}/contract`]: ['ADMINISTRADOR', 'JURÍDICO'],
  [`PUT ${ORDER}/cancel-order`]: ['ADMINISTRADOR', 'GERENTE VENDEDOR'],
  'POST /notify-signers-management/:companyId/:maskId': ofOrders,
  'POST /orders/:companyId/:maskId/proposals': sellers,
  [`POST ${ORDER}/own-signing-link`]: ofOrders,
  'GET /signers': ofOrders,
  'GET /event-logs': staff,
  'GET /event-logs/:objectId': staff,
  'GET /address-management': ofOrders,

  // Reports; each has a permission of its own besides (tests/server/reports/reports.test.ts)
  'GET /reports/:key': ['ADMINISTRADOR', 'FINANCEIRO', 'GERENTE VENDEDOR'],
  'GET /reports-csv-extract/:key': ['ADMINISTRADOR', 'FINANCEIRO', 'GERENTE VENDEDOR'],

  // Coupons
  'GET /coupons': sellers,
  'GET /coupons-csv-extract': sellers,
  'POST /coupons': sellers,
  'DELETE /coupons/:id': sellers,

  ...CATALOGUE_MATRIX,
  ...BESIDE_THE_ROAD,
  ...EQUIPMENT_MATRIX,
  ...LOGISTICS_MATRIX,

  // People and clients
  'GET /users': ['GESTOR', 'buyer', 'ADMINISTRADOR', 'GERENTE VENDEDOR'],
  'GET /users-csv-extract': ['GESTOR', 'buyer', 'ADMINISTRADOR', 'GERENTE VENDEDOR'],
  'POST /users': managingUsers,
  'PUT /users/:id': managingUsers,
  'DELETE /users/:id': managingUsers,
  'GET /company-management': ofClients,
  'GET /company-management-csv-extract': ofClients,
  'GET /company-management/:id': ofClients,
  'GET /company-management/:id/users': ofClients,
  'POST /company-management': sellers,
  'PUT /company-management/:id': sellers,
  'POST /company-management/:id/addresses': sellers,
  'PUT /company-management/:id/addresses/:addressId': sellers,
  'DELETE /company-management/:id/addresses/:addressId': sellers,
  'GET /privacy-request-management': ['ADMINISTRADOR'],
  'PUT /privacy-requests/:id': ['ADMINISTRADOR'],
  ...TICKETS_MATRIX,
  ...BILLING_MATRIX,
}
