import { formatMoney, toDay } from '@/services/format/format.rules'
import type { DemoDocument, Occasion, Signatory } from '../documents/documents'
import type { OrderRun } from './order-run.types'

/** The context of an order's documents today. */
export const occasionOf = ({ company, order, plan }: OrderRun): Occasion => ({
  company,
  orderMaskId: order.order_mask_id,
  day: toDay(new Date()),
  monthlyFee: formatMoney(order.monthly_fee),
  itemsSummary: order.items_summary,
  months: order.duration_months,
  hasOldBill: plan.stands === 'documents returned',
})

/** A document as an uploaded file. */
export const toUpload = ({ name, content }: DemoDocument, kind: 'original' | 'signed' = 'original') => ({
  name,
  content,
  fields: { kind },
})

export function idOfDocument({ order }: OrderRun, documentType: string): number {
  const document = order.documents.find((one) => one.document_type === documentType)
  if (!document) throw new Error(`Order ${order.order_mask_id} shows no ${documentType}`)
  return document.id
}

/** The signer of the company, and two witnesses of Arrenda. */
export const signatoriesOf = ({ company }: OrderRun): readonly [Signatory, Signatory, Signatory] => [
  { name: company.legalRepresentative, role: 'locatária' },
  { name: 'Paula Siqueira', role: 'testemunha' },
  { name: 'Beatriz Amaral', role: 'testemunha' },
]
