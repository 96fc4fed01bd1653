import { isOpenExchange } from '@/services/equipment/exchanges/exchange-transitions.rules'
import {
  type DocumentFacts,
  isCancelRequestOpen,
  type OrderSnapshot,
  type PackageFacts,
  type SignerFacts,
} from '@/services/orders/workflow/snapshot.rules'
import { isSentBack, type OrderState } from '@/services/orders/workflow/stages.rules'
import type { OrderRecord, OrderRow } from './order-record.repository'
import { openRentals, unitsNotAskedBack } from './returns/rented-units.service'

export const toOrderState = ({ stageName, stageState, turn }: OrderRow): OrderState => ({
  stage: stageName,
  state: stageState,
  turn,
})

/** A rollback went back to the stage where the order stands. */
export const isOrderSentBack = ({ order, stages }: Pick<OrderRecord, 'order' | 'stages'>): boolean =>
  stages.some((stage) => stage.stageName === order.stageName && isSentBack(stage))

/** The facts that the rules of an order need, from its rows. */
export function toSnapshot(record: OrderRecord): OrderSnapshot {
  const { order } = record
  return {
    ...toOrderState(order),
    sentBack: isOrderSentBack(record),
    documents: record.documents.map((document) => toDocumentFacts(document, record)),
    signers: record.signers.map((signer) => toSignerFacts(signer, record)),
    packages: record.packages.map(({ pkg }) => toPackageFacts(pkg, record)),
    rented: openRentals(record).length,
    staying: unitsNotAskedBack(record).length,
    contractNumber: order.contractNumber,
    cancelRequested: isCancelRequestOpen(order.cancelRequest),
    exchanges: record.exchanges.filter(({ exchange }) => isOpenExchange(exchange.status)).length,
    addendumOpen: record.addenda.some(({ status }) => status === 'open'),
    renewed: record.addenda.some(({ status }) => status === 'accepted'),
  }
}

function toDocumentFacts(document: OrderRecord['documents'][number], record: OrderRecord): DocumentFacts {
  const files = record.files.filter(({ documentId }) => documentId === document.id)
  const { decidedAt } = document
  return {
    id: document.id,
    type: document.documentType,
    required: document.required,
    extra: document.isExtra,
    approved: document.approved,
    originals: files.filter(({ kind }) => kind === 'original').length,
    signedCopies: files.filter(({ kind }) => kind === 'signed').length,
    renewed: files.some(({ createdAt }) => decidedAt === null || createdAt > decidedAt),
  }
}

/** A signer with the e-mail of a member of staff. */
export const isOurSigner = ({ staffId }: { staffId: number | null }): boolean => staffId !== null

const toSignerFacts = (signer: OrderRecord['signers'][number], record: OrderRecord): SignerFacts => ({
  documentType: record.documents.find(({ id }) => id === signer.documentId)?.documentType ?? '',
  role: signer.role,
  position: signer.position,
  ours: isOurSigner(signer),
  asked: signer.notifiedAt !== null,
  signed: signer.signedAt !== null,
  declined: signer.declinedAt !== null,
  lapsed: signer.lapsedAt !== null,
})

function toPackageFacts(pkg: OrderRecord['packages'][number]['pkg'], record: OrderRecord): PackageFacts {
  const units = record.returnItems.filter(({ packageId }) => packageId === pkg.id)
  const items = record.packageItems.filter(({ packageId }) => packageId === pkg.id)
  const rented = record.rentals.filter(({ packageId }) => packageId === pkg.id)
  return {
    id: pkg.id,
    type: pkg.packageType,
    apart: pkg.apart,
    status: pkg.deliveryStatus,
    quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    serials: pkg.packageType === 'return' ? units.length : rented.length,
    appraised: units.filter(({ condition }) => condition !== null).length,
    deliveryEta: pkg.deliveryEta,
    trackingCode: pkg.trackingCode,
    sendingDate: pkg.sendingDate,
    deliveryDate: pkg.deliveryDate,
  }
}
