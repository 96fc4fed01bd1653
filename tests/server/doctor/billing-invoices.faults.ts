const anInvoice = (id: number, line: string) =>
  `insert into invoices (id, company_id, kind, period, status, series, number, issued_on, customer, due_on, payable_on,
      rental_total, total)
    values (${String(id)}, 1, 'EXTRA', '2026-11-01', 'ISSUED', 'T', ${String(0 - id)}, '2026-11-24', '{}', '2026-12-10',
      '2026-12-10', '900.00', '900.00');
  insert into invoice_lines (id, invoice_id, position, tax_kind, kind, period, label, quantity, unit_amount, amount)
    values (${String(id)}, ${String(id)}, 1, 'RENTAL', 'MEASURED', '2026-11-01', 'Notebook', 1, '900.00', '${line}');`

const aRow = (id: number, startedOn: string, live = true) =>
  `insert into invoice_measurements (invoice_id, line_id, order_id, position_id, unit_id, serial, product_name, period,
      started_on, days, divisor, fee, amount, tax_kind, live)
    values (${String(id)}, ${String(id)}, 1, 1, 1, 'SN', 'Notebook', '2026-11-01', '${startedOn}', 15, 30, 900, 450, 'RENTAL',
      ${String(live)});`

const aDocument = (status: string, amount = '900.00') =>
  `insert into invoice_documents (invoice_id, kind, status, issuer, amount, number, authorized_at)
    values (-1, 'FATURA_LOCACAO', '${status}', 'own', '${amount}', '000001', now());`

/** A fault for each check of invoices. */
export const BILLING_INVOICES_FAULTS = {
  'invoice-numbers': () =>
    "insert into invoice_series values ('A', 1) on conflict (series) do update set last_number = invoice_series.last_number + 1",
  'invoice-totals': () => anInvoice(-1, '900.01'),
  'invoice-measured': () => anInvoice(-1, '900.00'),
  'invoice-days': () =>
    anInvoice(-1, '900.00') + anInvoice(-2, '900.00') + aRow(-1, '2026-11-10') + aRow(-2, '2026-11-16'),
  'invoice-free-days': () => anInvoice(-1, '900.00') + aRow(-1, '2026-11-10', false),
  'invoice-documents': () =>
    `${anInvoice(-1, '900.00')} update invoices set issued_by = (select min(id) from users) where id = -1`,
  'invoice-document-amounts': () => anInvoice(-1, '900.00') + aDocument('REJECTED', '899.99'),
  'invoice-document-files': () => anInvoice(-1, '900.00') + aDocument('AUTHORIZED'),
  'tally-invoices': () => anInvoice(-1, '900.00'),
}
