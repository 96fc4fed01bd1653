import type { DeliveryStatus } from '@/services/logistics/packages/delivery-status.rules'
import { isAwaitingCollection, isReceivedReturn } from '@/services/logistics/packages/package-stages.rules'
import type { OrderState } from './stages.rules'

export type DocumentFacts = {
  id: number
  type: string
  required: boolean
  extra: boolean
  /** null: not decided yet. */
  approved: boolean | null
  originals: number
  signedCopies: number
  /** A file came after the document was last decided. */
  renewed: boolean
}

export type SignerFacts = {
  documentType: string
  role: 'signer' | 'witness'
  /** By mail, with a personal link. */
  asked: boolean
  signed: boolean
  declined: boolean
  /** Their link ran out unsigned. */
  lapsed: boolean
}

export type PackageFacts = {
  id: number
  type: 'regular' | 'extra' | 'return'
  /** The order's stages do not wait for it. */
  apart: boolean
  status: DeliveryStatus
  /** Units that belong into it, and those whose serial is known. */
  quantity: number
  serials: number
  /** Of a return: units whose condition is recorded. */
  appraised: number
  deliveryEta: string | null
  trackingCode: string | null
  sendingDate: string | null
  deliveryDate: string | null
}

/** All that the rules need to know of an order: what may happen now is a pure function of it. */
export type OrderSnapshot = OrderState & {
  documents: readonly DocumentFacts[]
  signers: readonly SignerFacts[]
  packages: readonly PackageFacts[]
  /** Units whose rental has not ended, and those of them that nobody has asked back yet. */
  rented: number
  staying: number
  contractNumber: string | null
  /** The customer asked to cancel and has no answer yet. */
  cancelRequested: boolean
  /** Exchanges of its units that have not come to their end. */
  exchanges: number
  /** An addendum waits for the customer's answer. */
  addendumOpen: boolean
  /** The contract was renewed by an addendum. */
  renewed: boolean
}

export const documentOf = (order: OrderSnapshot, type: string): DocumentFacts | undefined =>
  order.documents.find((document) => document.type === type)

/** What DOC_ANALYSIS is about: the required documents and the extra ones. */
export const analysedDocuments = (order: OrderSnapshot): DocumentFacts[] =>
  order.documents.filter(({ required, extra }) => required || extra)

/** Submitted and not yet sent back: the customer's files are locked, staff decide. */
export const isSubmitted = (order: OrderSnapshot): boolean =>
  order.stage === 'DOC_ANALYSIS' && order.state === 'waiting' && order.turn === 'staff'

/** Open for the customer's files: nothing is handed in, and what was approved stays as it is. */
export const isUnlocked = (order: OrderSnapshot, document: DocumentFacts): boolean =>
  order.stage === 'DOC_ANALYSIS' && !isSubmitted(order) && document.approved !== true

/** The packages that go to the customer, those which the order waits for. */
export const outgoingPackages = (order: OrderSnapshot): PackageFacts[] =>
  order.packages.filter(({ type, apart, status }) => type !== 'return' && !apart && status !== 'CANCELED')

/** The packages that come back when the whole order does. */
export const wholeOrderReturns = (order: OrderSnapshot): PackageFacts[] =>
  returnPackages(order).filter(({ apart }) => !apart)

/** Everything that comes back, also apart from the order. */
export const returnPackages = ({ packages }: OrderSnapshot): PackageFacts[] =>
  packages.filter(({ type, status }) => type === 'return' && status !== 'CANCELED')

/** Partial returns that are not collected yet. */
export const cancelableReturns = (order: OrderSnapshot): PackageFacts[] =>
  returnPackages(order).filter(({ apart, status }) => apart && isAwaitingCollection(status))

/** What goes to the customer beside the order and has not arrived: extra packages, replacements. */
export const separatePackagesUnderway = ({ packages }: OrderSnapshot): PackageFacts[] =>
  packages.filter(
    ({ type, apart, status }) => type !== 'return' && apart && status !== 'CANCELED' && status !== 'DELIVERED',
  )

export const isReceived = ({ status }: PackageFacts): boolean => isReceivedReturn(status)

/** True while a cancel request has no answer. */
export const isCancelRequestOpen = (request: { declined_at: string | null } | null): boolean =>
  request?.declined_at === null
