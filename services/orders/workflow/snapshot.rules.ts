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
  /** A file was uploaded after the last decision on the document. */
  renewed: boolean
}

export type SignerFacts = {
  documentType: string
  role: 'signer' | 'witness'
  /** The place in the signing order; several may share one. */
  position: number
  /** One of Arrenda's own people. */
  ours: boolean
  /** They were sent a personal link by mail. */
  asked: boolean
  signed: boolean
  declined: boolean
  /** Their link expired unsigned. */
  lapsed: boolean
}

export type PackageFacts = {
  id: number
  type: 'regular' | 'extra' | 'return'
  /** Separate from the order: its stages do not wait for this package. */
  apart: boolean
  status: DeliveryStatus
  /** Units that belong in it, and those with a known serial. */
  quantity: number
  serials: number
  /** Of a return: units whose condition is recorded. */
  appraised: number
  deliveryEta: string | null
  trackingCode: string | null
  sendingDate: string | null
  deliveryDate: string | null
}

/** All facts of an order that the rules need: what may happen now is a pure function of it. */
export type OrderSnapshot = OrderState & {
  /** A rollback went back to the stage, which is `reproved` until it is done anew. */
  sentBack: boolean
  documents: readonly DocumentFacts[]
  signers: readonly SignerFacts[]
  packages: readonly PackageFacts[]
  /** Units whose rental has not ended, and those of them without a requested return. */
  rented: number
  staying: number
  contractNumber: string | null
  /** The customer has an unanswered cancel request. */
  cancelRequested: boolean
  /** Open exchanges of its units. */
  exchanges: number
  /** An addendum waits for the customer's answer. */
  addendumOpen: boolean
  /** The contract was renewed by an addendum. */
  renewed: boolean
}

/** Somebody refused what the stage is about; a stage that was sent back waits for its decision again. */
export const isRefused = ({ state, sentBack }: Pick<OrderSnapshot, 'state' | 'sentBack'>): boolean =>
  state === 'reproved' && !sentBack

export const documentOf = (order: OrderSnapshot, type: string): DocumentFacts | undefined =>
  order.documents.find((document) => document.type === type)

/** The documents under analysis in DOC_ANALYSIS: the required and the extra ones. */
export const analysedDocuments = (order: OrderSnapshot): DocumentFacts[] =>
  order.documents.filter(({ required, extra }) => required || extra)

/** Submitted and not yet sent back: the customer's files are locked, staff decide. */
export const isSubmitted = (order: OrderSnapshot): boolean =>
  order.stage === 'DOC_ANALYSIS' && order.state === 'waiting' && order.turn === 'staff'

/** Open for the customer's files: not submitted, and not approved yet. */
export const isUnlocked = (order: OrderSnapshot, document: DocumentFacts): boolean =>
  order.stage === 'DOC_ANALYSIS' && !isSubmitted(order) && document.approved !== true

/** The packages to the customer that the order waits for. */
export const outgoingPackages = (order: OrderSnapshot): PackageFacts[] =>
  order.packages.filter(({ type, apart, status }) => type !== 'return' && !apart && status !== 'CANCELED')

/** The packages of a return of the whole order. */
export const wholeOrderReturns = (order: OrderSnapshot): PackageFacts[] =>
  returnPackages(order).filter(({ apart }) => !apart)

/** All returns, including partial ones. */
export const returnPackages = ({ packages }: OrderSnapshot): PackageFacts[] =>
  packages.filter(({ type, status }) => type === 'return' && status !== 'CANCELED')

/** Partial returns that are not collected yet. */
export const cancelableReturns = (order: OrderSnapshot): PackageFacts[] =>
  returnPackages(order).filter(({ apart, status }) => apart && isAwaitingCollection(status))

/** Packages under way to the customer apart from the order: extra packages, replacements. */
export const separatePackagesUnderway = ({ packages }: OrderSnapshot): PackageFacts[] =>
  packages.filter(
    ({ type, apart, status }) => type !== 'return' && apart && status !== 'CANCELED' && status !== 'DELIVERED',
  )

export const isReceived = ({ status }: PackageFacts): boolean => isReceivedReturn(status)

/** True while a cancel request has no answer. */
export const isCancelRequestOpen = (request: { declined_at: string | null } | null): boolean =>
  request?.declined_at === null
