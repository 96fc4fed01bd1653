const anInvoice = (paid: string, status = 'ISSUED') =>
  `insert into invoices (id, company_id, kind, period, status, series, number, issued_on, customer, due_on, payable_on,
      rental_total, total, paid_total)
    values (-1, 1, 'EXTRA', '2026-11-01', '${status}', 'A', 999999, '2026-11-24', '{}', '2026-12-10', '2026-12-10',
      '900.00', '900.00', '${paid}');`

const aPayment = (amount: string) =>
  `insert into payments (id, invoice_id, amount, paid_on, method, source) values (-1, -1, '${amount}', '2026-11-24', 'PIX', 'manual');`

/** A fault for each check of payments. */
export const BILLING_PAYMENTS_FAULTS = {
  'payment-totals': () => anInvoice('100.00'),
  'payment-status': () => anInvoice('900.00') + aPayment('900.00'),
  'payment-credits': () =>
    `${anInvoice('950.00', 'PAID')}${aPayment('950.00')}
    insert into company_credits (company_id, amount, cause, invoice_id, payment_id) values (1, '50.01', 'OVERPAYMENT', -1, -1)`,
}
