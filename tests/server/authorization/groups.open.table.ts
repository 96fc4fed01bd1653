/** What a visitor may call without the key of a quotation; with one there is more (visitors.test). */
export const OPEN_TO_VISITORS: ReadonlySet<string> = new Set([
  'GET /simulators',
  'GET /steps',
  'GET /products-by-type/:id',
  'GET /product-types',
  'GET /product-type-details',
  'POST /quotations',
])

/** What the key of a quotation opens in addition. */
export const OPEN_WITH_A_KEY: ReadonlySet<string> = new Set([
  'GET /properties',
  'GET /products',
  'GET /products/:id',
  'GET /plans',
  'GET /quotations/:id',
  'PUT /quotations/:id/properties',
  'PUT /quotations/:id/products',
  'PUT /quotations/:id/plans',
  'GET /quotations/:id/service-package',
  'PUT /quotations/:id/service-package',
  'PUT /quotations/:id/delivery',
  'PUT /quotations/:id/comment',
  'GET /quotations/:id/finish',
  'PUT /coupons',
  'GET /upgrades',
  'GET /product-upgrade-item',
  'POST /product-upgrade-item',
  'PUT /product-upgrade-item',
  'DELETE /product-upgrade-item/:id',
  'GET /quotations/:id/stock-alerts',
  'PUT /quotations/:id/stock-alerts/:productId',
  'DELETE /quotations/:id/stock-alerts/:productId',
  'GET /addresses',
  'POST /addresses',
  'PUT /addresses/:id',
  'DELETE /addresses/:id',
])
