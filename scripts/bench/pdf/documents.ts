import type { PrintedInvoice } from '@/server/billing/documents/printed-invoice'
import type { drawPackingSlip } from '@/server/logistics/packages/packing-slip-pdf'
import type { Label } from '@/server/pdf/labels'

// What a large customer's documents hold, with as many units as wanted.

const PRODUCT = 'Notebook Dell Latitude 5440'
const serialOf = (at: number): string => `SN-${String(at + 1).padStart(5, '0')}`
const each = <T>(units: number, make: (at: number) => T): T[] => Array.from({ length: units }, (_, at) => make(at))

export const labelsOf = (units: number): Label[] =>
  each(units, (at) => ({ address: `https://arrenda.example/q/${serialOf(at)}`, title: serialOf(at), detail: PRODUCT }))

export const invoiceOf = (units: number): PrintedInvoice => ({
  kind: 'MONTHLY',
  number: '000231',
  period: '2026-11-01',
  issuedOn: '2026-12-01',
  writtenAt: new Date('2026-12-01T12:00:00Z'),
  dueOn: '2026-12-05',
  payableOn: '2026-12-07',
  customer: { corporate_name: 'Atlântica Engenharia S.A.', trade_name: 'Atlântica', cnpj: '11222333000181', uf: 'SP' },
  lines: [
    {
      id: 1,
      orderMaskId: '000042',
      taxKind: 'RENTAL',
      kind: 'MEASURED',
      label: PRODUCT,
      detail: '15 de 30 dias',
      quantity: units,
      unitAmount: '75.00',
      amount: `${String(units * 75)}.00`,
    },
  ],
  units: each(units, (at) => ({
    orderMaskId: '000042',
    productName: PRODUCT,
    serial: serialOf(at),
    from: '2026-11-16',
    until: '2026-11-30',
    days: 15,
    divisor: 30,
    rental: '75.00',
    service: null,
  })),
  rentalTotal: `${String(units * 75)}.00`,
  serviceTotal: '0.00',
  adjustmentsTotal: '0.00',
  total: `${String(units * 75)}.00`,
  note: null,
  refersTo: null,
  payment: null,
  secondCopy: null,
  mark: null,
})

type Slip = Parameters<typeof drawPackingSlip>[0]

/** Only what a packing slip prints. */
export const slipOf = (units: number): Slip => ({
  pkg: {
    id: 7,
    order: { order_mask_id: '000042', company: { corporate_name: 'Atlântica Engenharia S.A.' } },
    package_type: 'OPENING_DELIVERY',
    insurance: true,
    tracking_code: null,
    delivery_eta: null,
    address: {
      recipient_name: 'Portaria',
      street: 'Av. Paulista',
      number: '1842',
      complement: null,
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
      postal_code: '01310200',
      reference_point: null,
    },
    products: [{ product_id: 1, name: PRODUCT, quantity: units }],
    serials: each(units, (at) => ({ product_id: 1, serial: serialOf(at) })),
  } as unknown as Slip['pkg'],
  address: 'https://arrenda.example/platform/admin/deliveries/7',
  printedAt: new Date('2026-12-01T12:00:00Z'),
})
