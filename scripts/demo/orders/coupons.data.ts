export type CouponData = {
  discountCode: string
  orderValue: string
  desiredValue: string
  /** Key of the only company that may use it. */
  company?: string
  /** Months from now; in the past when negative. */
  expiresInMonths?: number
  /** Mailbox of the issuer. */
  by: string
}

export const COUPONS: readonly CouponData[] = [
  // The fee of 18 Vertex 14 Pro, 18 Lumen 24 and 4 Orbe 6 for 24 months with Essencial.
  {
    discountCode: 'HORIZONTE24',
    orderValue: '7070.00',
    desiredValue: '6900.00',
    company: 'horizonte',
    expiresInMonths: 6,
    by: 'vendedor',
  },
  // Used by order 000128 of Horizonte.
  {
    discountCode: 'OBRAS170',
    orderValue: '7070.00',
    desiredValue: '6900.00',
    company: 'horizonte',
    expiresInMonths: 2,
    by: 'vendedor',
  },
  {
    discountCode: 'ATLANTICA10',
    orderValue: '700.00',
    desiredValue: '630.00',
    company: 'atlantica',
    expiresInMonths: 4,
    by: 'vendedor',
  },
  { discountCode: 'BEMVINDO50', orderValue: '500.00', desiredValue: '450.00', expiresInMonths: 12, by: 'gerente' },
  {
    discountCode: 'SAFRA2026',
    orderValue: '800.00',
    desiredValue: '740.00',
    company: 'santaaurora',
    by: 'henrique.paiva',
  },
  {
    discountCode: 'VOLTAASAULAS',
    orderValue: '300.00',
    desiredValue: '270.00',
    company: 'monteclaro',
    expiresInMonths: -3,
    by: 'tatiana.rocha',
  },
]
