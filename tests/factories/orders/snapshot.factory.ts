import { REQUIRED_DOCUMENTS } from '@/services/orders/documents/required-documents.rules'
import type { DocumentFacts, OrderSnapshot, PackageFacts, SignerFacts } from '@/services/orders/workflow/snapshot.rules'

export const aDocument = (overrides: Partial<DocumentFacts> = {}): DocumentFacts => ({
  id: 1,
  type: 'PROOF_OF_ADDRESS',
  required: true,
  extra: false,
  approved: null,
  originals: 1,
  signedCopies: 0,
  renewed: true,
  ...overrides,
})

const aDocumentToSign = (type: 'CONTRACT' | 'DELIVERY_TERM', overrides: Partial<DocumentFacts> = {}): DocumentFacts =>
  aDocument({ type, required: false, originals: 0, ...overrides })

/** The four required documents, all with the same overrides. */
export const required = (overrides: Partial<DocumentFacts> = {}): DocumentFacts[] =>
  REQUIRED_DOCUMENTS.map((type, index) => aDocument({ id: index + 1, type, ...overrides }))

export const contract = (overrides: Partial<DocumentFacts> = {}) => aDocumentToSign('CONTRACT', { id: 8, ...overrides })
export const term = (overrides: Partial<DocumentFacts> = {}) =>
  aDocumentToSign('DELIVERY_TERM', { id: 9, ...overrides })

export const named = (
  signers: number,
  witnesses: number,
  signed = false,
  asked = true,
  documentType = 'CONTRACT',
): SignerFacts[] => {
  const facts = { documentType, signed, asked, position: 1, ours: false, declined: false, lapsed: false }
  return [
    ...Array.from({ length: signers }, () => ({ ...facts, role: 'signer' as const })),
    ...Array.from({ length: witnesses }, () => ({ ...facts, role: 'witness' as const })),
  ]
}

export const aPackage = (overrides: Partial<PackageFacts> = {}): PackageFacts => ({
  id: 1,
  type: 'regular',
  apart: false,
  status: 'SEPARATION',
  quantity: 2,
  serials: 0,
  appraised: 0,
  deliveryEta: null,
  trackingCode: null,
  sendingDate: null,
  deliveryDate: null,
  ...overrides,
})

/** An order with an open proposal. */
export const aSnapshot = (overrides: Partial<OrderSnapshot> = {}): OrderSnapshot => ({
  stage: 'PROPOSAL_AGREEMENT',
  state: 'waiting',
  turn: 'customer',
  sentBack: false,
  documents: [...required({ originals: 0 }), contract(), term()],
  signers: [],
  packages: [aPackage({ status: 'NEW_CONTRACT' })],
  rented: 0,
  staying: 0,
  contractNumber: null,
  cancelRequested: false,
  exchanges: 0,
  addendumOpen: false,
  renewed: false,
  ...overrides,
})
