import type { Tx } from '@/server/db/client'
import type { ProposalContent, ProposalLine } from '@/server/db/schema/index'
import { formatCep } from '@/services/format/format.rules'
import { must } from '@/services/invariant/must.rules'
import { proposalConditions } from '@/services/orders/proposal/proposal.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import type { OrderRecord } from '../order-record.repository'
import { findServicePackage } from './proposals.repository'

/** What the PDF of a version is made from: its row. */
export type PrintedProposal = {
  orderMaskId: string
  version: number
  lines: ProposalLine[]
  content: ProposalContent
  monthlyFee: string
  durationMonths: number
  createdAt: Date
}

/** The fees of all months. */
export const contractTotal = ({ monthlyFee, durationMonths }: PrintedProposal): string =>
  toDecimal(toCents(monthlyFee) * durationMonths)

type Issue = { validUntil: Date; durationMonths: number; message?: string }
type Basis = Omit<OrderRecord, 'stages' | 'history'>
type Address = OrderRecord['packages'][number]['address']

/**
 * The content of a new version, from the order with the version's items and packages already written. It is stored with the
 * version, so that later changes of the catalogue or of addresses do not change its PDF.
 */
export async function proposalContent(tx: Tx, record: Basis, issue: Issue): Promise<ProposalContent> {
  const { validUntil, durationMonths, message } = issue
  const { order, company, creator, responsible } = record
  const servicePackage = must(await findServicePackage(tx, order.quotationId), 'service package')
  const deliveries = deliveriesOf(record)
  const conditions = proposalConditions({
    validUntil: validUntil.toISOString(),
    durationMonths,
    packageName: servicePackage.name,
    insured: deliveries.some(({ insurance }) => insurance),
  })
  return {
    customer: {
      corporate_name: company.corporateName,
      cnpj: company.cnpj,
      attention: creator.id === responsible?.id ? null : creator.firstName,
    },
    seller: responsible?.firstName ?? null,
    items: record.items.map(({ item, product }) => ({
      name: product.name,
      model: product.model,
      color: product.color,
      specifications: product.technicalSpecifications,
      quantity: item.quantity,
      unit_price: item.unitPrice,
      upgrades: record.upgrades
        .filter((row) => row.item.productId === item.productId)
        .map((row) => ({ name: row.upgrade.name, quantity: row.item.quantity, unit_price: row.item.monthlyFee })),
    })),
    service_package: servicePackage,
    deliveries,
    conditions,
    comment: order.comment,
    message: message ?? null,
    valid_until: validUntil.toISOString(),
  }
}

const deliveriesOf = ({ packages, packageItems }: Basis): ProposalContent['deliveries'] =>
  packages
    .filter(({ pkg }) => pkg.packageType === 'regular')
    .map(({ pkg, address }) => ({
      label: address.label,
      recipient: address.recipientName,
      lines: linesOf(address),
      insurance: pkg.insurance,
      items: packageItems
        .filter(({ packageId }) => packageId === pkg.id)
        .map(({ name, quantity }) => ({ name, quantity })),
    }))

const linesOf = ({ street, number, complement, district, city, state, postalCode }: Address): string[] => [
  [street, number, complement].filter(Boolean).join(', '),
  [district, `${city} - ${state}`].filter(Boolean).join(', '),
  `CEP ${formatCep(postalCode)}`,
]
