import { salesperson, type Row } from './foreign-ids.types'

/** Calls of sales staff: coupons and reservations. */
export const FOREIGN_TO_SELLERS: Readonly<Record<string, Row>> = {
  // A salesperson issues for their companies; a coupon of another company is answered as if it did not exist.
  'GET /coupons': ({ foreign }) => [
    salesperson({ query: { company: foreign.company.id }, refusal: 'nothing in the list' }),
  ],
  'GET /coupons-csv-extract': ({ foreign }) => [
    salesperson({ query: { company: foreign.company.id }, refusal: 'nothing in the list' }),
  ],
  'POST /coupons': ({ foreign }) => [
    salesperson({
      body: { order_value: '700.00', desired_value: '630.00', company: foreign.company.id },
      refusal: 'invalid',
    }),
    salesperson({
      body: { order_value: '700.00', desired_value: '630.00', discount_code: foreign.coupon.code },
      refusal: 'invalid',
      mixed: true,
    }),
  ],
  'GET /checkout-management-reservations': ({ foreign }) => [
    salesperson({ query: { company: foreign.company.id }, refusal: 'nothing in the list' }),
  ],
  'GET /checkout-management-reservations-csv-extract': ({ foreign }) => [
    salesperson({ query: { company: foreign.company.id }, refusal: 'nothing in the list' }),
  ],
  'DELETE /coupons/:id': ({ foreign }) => [salesperson({ at: foreign.coupon })],
}
