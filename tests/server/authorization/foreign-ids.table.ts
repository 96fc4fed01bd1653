import { toDay } from '@/services/format/format.rules'
import { anAddressBody } from '@/tests/factories/catalogue/simulation.factory'
import type { Things } from '@/tests/factories/people/two-companies'
import { FOREIGN_BESIDE_THE_ROAD } from './foreign-ids.beside-the-road.table'
import { FOREIGN_BILLING } from './foreign-ids.billing.table'
import { FOREIGN_TICKETS } from './foreign-ids.tickets.table'
import { FOREIGN_EQUIPMENT } from './foreign-ids.equipment.table'
import { filesOf, managedFilesOf, managedDocumentsOf, documentsOf } from './foreign-ids.documents'
import { FOREIGN_PEOPLE } from './foreign-ids.people.table'
import { FOREIGN_TO_SELLERS } from './foreign-ids.sellers.table'
import { manager, type Row, salesperson } from './foreign-ids.types'

const today = toDay(new Date())
const signer = { name: 'Rita Lopes', email: 'rita@horizonte.example', cpf: '52998224725', role: 'signer', order: 1 }
const message = 'Um motivo.'

const ORDER = '/checkout-management/:companyId/:maskId'
const MANAGED_DOCUMENT = `${ORDER}/documents/:documentId`
const DOCUMENT = '/checkout/:maskId/documents/:documentId'

/** A foreign quotation in the path, requested by a manager and by a salesperson. */
const quotationOf =
  (bodyOf?: (things: Things) => unknown): Row =>
  (things) => {
    const rest = { at: things.foreign.quotation, body: bodyOf?.(things) }
    return [manager(rest), salesperson(rest)]
  }

const stockAlert =
  (body?: object): Row =>
  ({ foreign, catalogue }) => {
    const rest = { at: { ...foreign.quotation, productId: catalogue.product }, body }
    return [manager(rest), salesperson(rest)]
  }

const quotationQuery =
  (more: (things: Things) => object = () => ({})): Row =>
  (things) => {
    const query = { quotation: things.foreign.quotation.id, ...more(things) }
    return [manager({ query }), salesperson({ query })]
  }

const upgradeItem: Row = ({ foreign, catalogue }) => {
  const body = {
    quotation_id: foreign.quotation.id,
    product_id: catalogue.product,
    upgrade_id: catalogue.upgrade,
    quantity: 1,
  }
  return [manager({ body }), salesperson({ body })]
}

const deliveries = (address_id: number, product_id: number) => ({
  deliveries: [{ address_id, insurance: false, items: [{ product_id, quantity: 1 }] }],
})

/** How each call that takes the id of a company's or person's record is attempted with a foreign id. */
export const FOREIGN: Readonly<Record<string, Row>> = {
  ...FOREIGN_TO_SELLERS,
  ...FOREIGN_BESIDE_THE_ROAD,
  ...FOREIGN_TICKETS,
  ...FOREIGN_BILLING,
  ...FOREIGN_EQUIPMENT,
  ...FOREIGN_PEOPLE,

  // Simulation
  'GET /quotations/:id': quotationOf(),
  'PUT /quotations/:id': quotationOf(() => ({ name: 'Outro nome' })),
  'DELETE /quotations/:id': quotationOf(),
  'POST /quotations/:id/duplicate': quotationOf(),
  'POST /checkout/:maskId/order-again': ({ foreign: { orders } }) => [manager({ at: orders.ongoing })],
  'PUT /quotations/:id/properties': quotationOf(({ catalogue: { step, properties } }) => ({ step, properties })),
  'PUT /quotations/:id/products': quotationOf(({ catalogue }) => ({
    products: [{ product_id: catalogue.product, quantity: 1 }],
  })),
  'PUT /quotations/:id/plans': quotationOf(() => ({ duration_months: 12 })),
  'GET /quotations/:id/service-package': quotationOf(),
  'PUT /quotations/:id/service-package': quotationOf(({ catalogue }) => ({ package_id: catalogue.servicePackage })),
  'PUT /quotations/:id/comment': quotationOf(() => ({ comment: 'Portaria B' })),
  'PUT /quotations/:id/delivery': (things) => [
    ...quotationOf(({ foreign, catalogue }) => deliveries(foreign.delivered.id, catalogue.product))(things),
    manager({
      at: things.own.quotation,
      body: deliveries(things.foreign.delivered.id, things.own.product),
      refusal: 'invalid',
      mixed: true,
    }),
  ],
  'GET /quotations/:id/stock-alerts': quotationOf(),
  'PUT /quotations/:id/stock-alerts/:productId': stockAlert({ quantity: 2 }),
  'DELETE /quotations/:id/stock-alerts/:productId': stockAlert(),
  'GET /quotations/:id/finish': quotationOf(),
  'PUT /quotations/:id/finish': quotationOf(() => ({})),
  'GET /properties': quotationQuery(({ catalogue: { step } }) => ({ step })),
  'GET /products': quotationQuery(),
  'GET /plans': quotationQuery(),
  'GET /upgrades': quotationQuery(),
  'GET /product-upgrade-item': quotationQuery(),
  'POST /product-upgrade-item': upgradeItem,
  'PUT /product-upgrade-item': upgradeItem,
  'DELETE /product-upgrade-item/:id': ({ foreign }) => [
    manager({ at: foreign.upgradeItem }),
    salesperson({ at: foreign.upgradeItem }),
  ],
  'PUT /coupons': ({ foreign, own }) => [
    manager({ body: { quotation: foreign.quotation.id, discount_code: '' } }),
    salesperson({ body: { quotation: foreign.quotation.id, discount_code: '' } }),
    manager({
      body: { quotation: own.quotation.id, discount_code: foreign.coupon.code },
      refusal: 'coupon_not_valid',
      mixed: true,
    }),
  ],
  'PUT /addresses/:id': ({ foreign }) => [
    manager({ at: foreign.office, body: anAddressBody({ number: '1' }) }),
    salesperson({ at: foreign.branch, body: anAddressBody({ number: '1' }) }),
  ],
  'DELETE /addresses/:id': ({ foreign }) => [manager({ at: foreign.office }), salesperson({ at: foreign.branch })],

  // Customers' orders
  'GET /checkout/:maskId': ({ foreign: { orders } }) =>
    [orders.proposal, orders.documents, orders.contract, orders.term, orders.ongoing].map((at) => manager({ at })),
  'GET /checkout/:maskId/proposals/:version/pdf': ({ foreign: { orders } }) => [
    manager({ at: { ...orders.proposal, version: 1 } }),
  ],
  'PATCH /checkout/:maskId': ({ foreign: { orders } }) => [
    manager({ at: orders.proposal, body: { proposal_accepted: true } }),
    manager({ at: orders.proposal, body: { proposal_accepted: false, message } }),
  ],
  'GET /orders/:maskId/products-details': ({ foreign: { orders } }) => [manager({ at: orders.ongoing })],
  'PUT /checkout/:maskId/document-submit': ({ foreign: { orders } }) => [manager({ at: orders.documents })],
  'POST /checkout/:maskId/term-issues': ({ foreign: { orders } }) => [manager({ at: orders.term, body: { message } })],
  'POST /checkout/:maskId/return-request': ({ foreign: { orders } }) => [
    manager({ at: orders.ongoing, body: { message } }),
  ],
  [`GET ${DOCUMENT}/files/:fileId`]: filesOf,
  [`POST ${DOCUMENT}/files`]: documentsOf({ upload: true }),
  [`DELETE ${DOCUMENT}/files/:fileId`]: filesOf,
  [`GET ${DOCUMENT}/signers`]: documentsOf(),
  [`POST ${DOCUMENT}/signers`]: ({ foreign: { orders }, own }) => [
    manager({ at: orders.contract, body: signer }),
    manager({ at: { ...orders.contract, maskId: own.documents.maskId }, body: signer, mixed: true }),
  ],
  [`DELETE ${DOCUMENT}/signers/:signerId`]: ({ foreign: { orders }, own }) => [
    manager({ at: orders.contract }),
    manager({ at: { ...orders.contract, maskId: own.documents.maskId }, mixed: true }),
  ],
  'POST /checkout/:maskId/extra-documents': ({ foreign: { orders } }) => [
    manager({ at: orders.documents, upload: true }),
  ],
  'DELETE /checkout/:maskId/extra-documents/:documentId': ({ foreign: { orders }, own }) => [
    manager({ at: orders.documents.extra }),
    manager({ at: { ...orders.documents.extra, maskId: own.documents.maskId }, mixed: true }),
  ],
  'POST /equipment/returns': ({ foreign, own }) => [
    manager({ body: { units: [foreign.unit.id] } }),
    manager({ body: { units: [own.unit.id, foreign.unit.id] }, mixed: true }),
  ],
  'DELETE /equipment/returns/:packageId': ({ foreign }) => [manager({ at: foreign.partialReturn })],

  // Staff's orders
  'GET /checkout-management': ({ foreign }) => [
    salesperson({ query: { company_id: foreign.company.id }, refusal: 'nothing in the list' }),
  ],
  'GET /checkout-management-csv-extract': ({ foreign }) => [
    salesperson({ query: { company_id: foreign.company.id }, refusal: 'nothing in the list' }),
  ],
  [`GET ${ORDER}`]: ({ foreign: { orders } }) => Object.values(orders).map((at) => salesperson({ at })),
  [`GET ${ORDER}/proposals/:version/pdf`]: ({ foreign: { orders } }) => [
    salesperson({ at: { ...orders.proposal, version: 1 } }),
  ],
  'GET /quotation-management/quotations/:companyId/:maskId': ({ foreign: { orders } }) => [
    salesperson({ at: orders.proposal }),
  ],
  [`PUT ${ORDER}/stage`]: ({ foreign: { orders } }) => [
    salesperson({ at: orders.credit, body: { stage_name: 'CREDIT_ANALYSIS', approved: true } }),
  ],
  [`PUT ${ORDER}/undo-stage`]: ({ foreign: { orders } }) => [
    salesperson({ at: orders.credit, body: { stage_name: 'CREDIT_ANALYSIS', message } }),
  ],
  [`POST ${ORDER}/events`]: ({ foreign: { orders } }) => [
    salesperson({
      at: orders.packing,
      body: { stage_name: 'PACKAGING', date: today, package_id: orders.packing.packageId },
    }),
  ],
  [`PUT ${ORDER}/finish-analysis`]: ({ foreign: { orders } }) => [salesperson({ at: orders.documents })],
  'POST /orders/:companyId/:maskId/proposals': ({ foreign: { orders } }) => [
    salesperson({ at: orders.proposal, body: { message } }),
  ],
  'POST /notify-signers-management/:companyId/:maskId': ({ foreign: { orders } }) => [
    salesperson({ at: orders.contract, body: { stage_name: 'CONTRACT_INFO' } }),
  ],
  [`POST ${ORDER}/own-signing-link`]: ({ foreign: { orders } }) => [salesperson({ at: orders.contract })],
  [`PUT ${MANAGED_DOCUMENT}`]: managedDocumentsOf({ body: { approved: true } }),
  [`PUT ${MANAGED_DOCUMENT}/checks`]: ({ foreign: { orders }, own: { company, documents } }) => {
    const body = { points: ['readable'], checked: true }
    return [
      salesperson({ at: orders.documents, body }),
      salesperson({ at: { ...orders.documents, companyId: company.id, maskId: documents.maskId }, mixed: true, body }),
    ]
  },
  [`GET ${MANAGED_DOCUMENT}/files/:fileId`]: managedFilesOf,
  [`POST ${MANAGED_DOCUMENT}/files`]: managedDocumentsOf({ upload: true }),
  [`DELETE ${MANAGED_DOCUMENT}/files/:fileId`]: managedFilesOf,
  [`GET ${MANAGED_DOCUMENT}/signers`]: managedDocumentsOf(),
  [`POST ${MANAGED_DOCUMENT}/signers`]: managedDocumentsOf({ body: signer }),
  [`DELETE ${MANAGED_DOCUMENT}/signers/:signerId`]: ({ foreign: { orders } }) => [
    salesperson({ at: { ...orders.contract, signerId: orders.contract.witnessId } }),
  ],
  // History that the caller may not see answers 404, as if the object did not exist.
  'GET /event-logs/:objectId': ({ foreign }) => [
    salesperson({ at: { objectId: foreign.orders.documents.orderId }, query: { model_name: 'order' } }),
  ],
}
