import type { PrintedInvoice } from '@/server/billing/documents/printed-invoice'
import type { drawPackingSlip } from '@/server/logistics/packages/packing-slip-pdf'
import type { Label } from '@/server/pdf/labels'
import { aPrintedInvoice, aPrintedLine, manyPrintedUnits } from '@/tests/factories/billing/printed-invoice'

// What a large customer's documents hold, with as many units as wanted.

const PRODUCT = 'Notebook Dell Latitude 5440'
const serialOf = (at: number): string => `SN-${String(at + 1).padStart(5, '0')}`
const each = <T>(units: number, make: (at: number) => T): T[] => Array.from({ length: units }, (_, at) => make(at))

export const labelsOf = (units: number): Label[] =>
  each(units, (at) => ({ address: `https://arrenda.example/q/${serialOf(at)}`, title: serialOf(at), detail: PRODUCT }))

export const invoiceOf = (units: number): PrintedInvoice =>
  aPrintedInvoice({ lines: [aPrintedLine({ quantity: units })], units: manyPrintedUnits(units) })

type Slip = Parameters<typeof drawPackingSlip>[0]

/** Only what a packing slip prints. */
export const slipOf = (units: number): Slip => ({
  pkg: {
    id: 7,
    order: { order_mask_id: '000042', company: { corporate_name: 'Atlântica Engenharia S.A.' } },
    package_type: 'regular',
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
