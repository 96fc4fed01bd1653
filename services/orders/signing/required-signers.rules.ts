import type { SignableDocument } from '../documents/required-documents.rules'

/** How many people of each role. */
export type SignerCounts = { signer: number; witness: number }

/**
 * The fewest signers of a document: the contract needs one signer and two witnesses (CPC art. 784; docs/workflow.md),
 * the delivery term one signer.
 */
const REQUIRED_SIGNERS: Readonly<Record<SignableDocument, SignerCounts>> = {
  CONTRACT: { signer: 1, witness: 2 },
  DELIVERY_TERM: { signer: 1, witness: 0 },
}

/** How many people of each role are missing for a document. */
export function missingSignerCounts(type: SignableDocument, named: readonly { role: string }[]): SignerCounts {
  const missing = (role: keyof SignerCounts) =>
    Math.max(0, REQUIRED_SIGNERS[type][role] - named.filter((person) => person.role === role).length)
  return { signer: missing('signer'), witness: missing('witness') }
}
