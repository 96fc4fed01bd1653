import type { Package } from '@/services/logistics/packages/packages.schema'
import { analysedDocuments, incompleteDocuments, originalsOf } from '../documents/document-state.rules'
import type { OrderDocument } from '../documents/documents.schema'
import { documentNameInSentence } from '../documents/required-documents.rules'
import type { Audience } from '../order-address.rules'
import type { Order } from '../orders.schema'
import { missingSignerCounts } from '../signing/required-signers.rules'
import type { StageName } from './stages.rules'

type Missing = (order: Order) => string[]

const some = (count: number, one: string, many: string): string[] =>
  count <= 0 ? [] : [`${String(count)} ${count === 1 ? one : many}`]

const packagesOf = ({ packages }: Order, isReturn: boolean): Package[] =>
  packages.filter(({ package_type, state }) => (package_type === 'return') === isReturn && state !== 'CANCELED')

const without = (pkgs: readonly Package[], what: string, value: (pkg: Package) => unknown): string[] =>
  some(pkgs.filter((pkg) => !value(pkg)).length, `volume sem ${what}`, `volumes sem ${what}`)

const labels = (documents: readonly OrderDocument[]): string[] =>
  documents.map(({ document_type }) => documentNameInSentence(document_type))

const documentOf = ({ documents }: Order, type: 'CONTRACT' | 'DELIVERY_TERM') =>
  documents.find(({ document_type }) => document_type === type)

const documents: Missing = (order) => {
  if (order.turn === 'staff') return labels(analysedDocuments(order).filter(({ approved }) => approved === null))
  return labels(incompleteDocuments(order).missing)
}

/** What must be there before anyone can sign; `signingText` reports the progress of the signing itself. */
const contract: Missing = (order) => {
  const document = documentOf(order, 'CONTRACT')
  if (!document || document.approved === true) return []
  return [
    ...(order.contract_number ? [] : ['o número do contrato']),
    ...(originalsOf(document).length > 0 ? [] : ['o PDF do contrato']),
    ...people(order),
  ]
}

const people: Missing = (order) => {
  const document = documentOf(order, 'CONTRACT')
  const { signer, witness } = missingSignerCounts(
    'CONTRACT',
    order.signers.filter(({ document_id }) => document_id === document?.id),
  )
  return [...some(signer, 'signatário', 'signatários'), ...some(witness, 'testemunha', 'testemunhas')]
}

const term: Missing = (order) => {
  const document = documentOf(order, 'DELIVERY_TERM')
  return document && document.approved !== true && originalsOf(document).length === 0 ? ['o PDF do termo'] : []
}

const packaging: Missing = (order) => {
  const pkgs = packagesOf(order, false)
  const units = pkgs.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0)
  const serials = pkgs.reduce((sum, pkg) => sum + pkg.serials.length, 0)
  return [
    ...some(units - serials, 'serial', 'seriais'),
    ...without(pkgs, 'previsão de entrega', ({ delivery_eta }) => delivery_eta),
  ]
}

const shipping: Missing = (order) => [
  ...without(packagesOf(order, false), 'código de rastreio', ({ tracking_code }) => tracking_code),
  ...without(packagesOf(order, false), 'data de envio', ({ sending_date }) => sending_date),
]

const delivery: Missing = (order) =>
  without(packagesOf(order, false), 'data de entrega', ({ delivery_date }) => delivery_date)

const returning: Missing = (order) => {
  const units = packagesOf(order, true).flatMap(({ serials }) => serials)
  return some(units.filter(({ condition }) => !condition).length, 'avaliação', 'avaliações')
}

const MISSING: Partial<Record<StageName, Missing>> = {
  DOC_ANALYSIS: documents,
  CONTRACT_INFO: contract,
  PACKAGING: packaging,
  SHIPPING: shipping,
  DELIVERY_INFO: delivery,
  DELIVERY_TERM: term,
  RETURNING: returning,
}

/** The missing items that the customer provides. */
const MISSING_FROM_CUSTOMER: Partial<Record<StageName, Missing>> = { DOC_ANALYSIS: documents, CONTRACT_INFO: people }

/**
 * What the stage still needs, item by item: staff see all of it, a customer only their own part. Empty for stages that
 * only need a decision.
 */
export function missingItems(order: Order, audience: Audience): string[] {
  if (audience === 'staff') return MISSING[order.stage_name]?.(order) ?? []
  return order.turn === 'customer' ? (MISSING_FROM_CUSTOMER[order.stage_name]?.(order) ?? []) : []
}

/** The documents that the customer has to correct. */
export const documentsToCorrect = (order: Order): string[] =>
  order.turn === 'customer' && order.stage_name === 'DOC_ANALYSIS' ? labels(incompleteDocuments(order).reproved) : []
