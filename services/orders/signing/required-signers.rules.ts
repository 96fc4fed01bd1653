import type { SignableDocument } from '../documents/documents.rules'

/** How many of each role. */
export type SignerCounts = { signer: number; witness: number }

/**
 * Who has to be named at least: the contract has one who signs and two who witness (CPC art. 784; workflow.md,
 * CONTRACT_INFO); the delivery term is signed by the customer (DELIVERY_TERM), and whoever else they like.
 */
const REQUIRED_SIGNERS: Readonly<Record<SignableDocument, SignerCounts>> = {
  CONTRACT: { signer: 1, witness: 2 },
  DELIVERY_TERM: { signer: 1, witness: 0 },
}

/** How many of each role are still to be named for a paper. */
export function missingSignerCounts(type: SignableDocument, named: readonly { role: string }[]): SignerCounts {
  const missing = (role: keyof SignerCounts) =>
    Math.max(0, REQUIRED_SIGNERS[type][role] - named.filter((person) => person.role === role).length)
  return { signer: missing('signer'), witness: missing('witness') }
}
