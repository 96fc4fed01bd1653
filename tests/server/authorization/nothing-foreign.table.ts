const ORDER = '/checkout-management/:companyId/:maskId'

const CATALOGUE = 'Names nothing but the catalogue, which is the same for every company.'
const ALL_COMPANIES = 'Only groups may call it that see every company.'

/** Calls with an id, or with what looks like one, for which nothing is foreign, and why. */
export const NOTHING_FOREIGN: Readonly<Record<string, string>> = {
  'GET /steps': CATALOGUE,
  'GET /products-by-type/:id': CATALOGUE,
  'GET /product-types': CATALOGUE,
  'POST /quotations': CATALOGUE,
  'GET /property-details': CATALOGUE,
  'GET /property-details/:id': CATALOGUE,
  'PUT /category-management/:id': CATALOGUE,
  'DELETE /category-management/:id': CATALOGUE,
  'GET /plan-management': CATALOGUE,
  'GET /plan-management-csv-extract': CATALOGUE,
  'PUT /plan-management/activation': CATALOGUE,
  'POST /plan-management': CATALOGUE,
  'PUT /plan-management/:id': CATALOGUE,
  'DELETE /plan-management/:id': CATALOGUE,
  'GET /property-details-csv-extract': CATALOGUE,
  'POST /property-management': CATALOGUE,
  'PUT /property-management/activation': CATALOGUE,
  'PUT /property-management/:id': CATALOGUE,
  'DELETE /property-management/:id': CATALOGUE,
  'PUT /property-type-management/:id': CATALOGUE,
  'DELETE /property-type-management/:id': CATALOGUE,
  'POST /product-type-details': CATALOGUE,
  'PUT /product-type-details/:id': CATALOGUE,
  'DELETE /product-type-details/:id': CATALOGUE,
  'GET /postal-codes/:cep': 'A postal code belongs to nobody.',
  'GET /checkout-by-document-type/:documentType/:days': 'A kind of document and a number of days; no id.',
  'GET /product-management': CATALOGUE,
  'GET /product-management-csv-extract': CATALOGUE,
  'PUT /product-management/activation': CATALOGUE,
  'POST /product-management': CATALOGUE,
  'GET /product-management/:id': CATALOGUE,
  'PUT /product-management/:id': CATALOGUE,
  'DELETE /product-management/:id': CATALOGUE,
  'GET /pictures/:id/:size': 'A picture is for whoever has its address, which nobody guesses.',
  'POST /login': 'The server reads nothing by the quotation that is sent along.',
  [`PUT ${ORDER}/contract-numbers`]: ALL_COMPANIES,
  [`PUT ${ORDER}/cancel-order`]: ALL_COMPANIES,
  'GET /package-management': ALL_COMPANIES,
  'GET /package-management/:packageId': ALL_COMPANIES,
  'PUT /package-management/:packageId': ALL_COMPANIES,
  'POST /package-management/:packageId/appraisal': ALL_COMPANIES,
  'POST /shipping-item-management': ALL_COMPANIES,
  'PUT /privacy-requests/:id': ALL_COMPANIES,
  'PUT /checkout-management-reservations/:id/release': ALL_COMPANIES,
  'PUT /checkout-management-reservations/:id/extend': ALL_COMPANIES,
}

/** Whether the reason is that whoever may call it sees every company. */
export const isForThoseWhoSeeAll = (call: string): boolean => NOTHING_FOREIGN[call] === ALL_COMPANIES
