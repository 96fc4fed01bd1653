import type { PrintedInvoice, PrintedLine, PrintedUnit } from '@/server/billing/documents/printed-invoice'

/** What an invoice of November 2026 prints: one order with one line, to be paid by Pix and boleto. */
export const aPrintedInvoice = (overrides: Partial<PrintedInvoice> = {}): PrintedInvoice => ({
  kind: 'MONTHLY',
  number: '000231',
  period: '2026-11-01',
  issuedOn: '2026-12-01',
  writtenAt: new Date('2026-12-01T12:00:00Z'),
  dueOn: '2026-12-05',
  payableOn: '2026-12-07',
  customer: { corporate_name: 'Atlântica Engenharia S.A.', trade_name: 'Atlântica', cnpj: '11222333000181', uf: 'SP' },
  lines: [aPrintedLine()],
  units: [],
  rentalTotal: '900.00',
  serviceTotal: '0.00',
  adjustmentsTotal: '0.00',
  total: '900.00',
  note: null,
  refersTo: null,
  payment: {
    amount: '900.00',
    pix: '00020126360014br.gov.bcb.pix0114112223330001815204000053039865406900.005802BR5920ARRENDA LOCACAO LTDA6009SAO PAULO62130509FAT0000016304554E',
    digitableLine: '00190000090123456789700000001172116560000090000',
  },
  secondCopy: null,
  mark: null,
  ...overrides,
})

export const aPrintedLine = (overrides: Partial<PrintedLine> = {}): PrintedLine => ({
  id: 1,
  orderMaskId: '000042',
  taxKind: 'RENTAL',
  kind: 'MEASURED',
  label: 'Notebook Dell Latitude 5440',
  detail: 'mês inteiro',
  quantity: 1,
  unitAmount: '900.00',
  amount: '900.00',
  ...overrides,
})

/** As many units of one order as a large customer rents. */
export const manyPrintedUnits = (count: number): PrintedUnit[] =>
  Array.from({ length: count }, (_, index) => ({
    orderMaskId: '000042',
    productName: 'Notebook Dell Latitude 5440',
    serial: `SN-${String(index + 1).padStart(5, '0')}`,
    from: '2026-11-16',
    until: '2026-11-30',
    days: 15,
    divisor: 30,
    rental: '75.00',
    service: '6.00',
  }))
