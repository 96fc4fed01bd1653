import type { SignableDocument } from './documents.rules'

/** How many of each role. */
export type People = { signer: number; witness: number }

/**
 * Who has to be named at least: the contract has one who signs and two who witness (CPC art. 784; workflow.md,
 * CONTRACT_INFO); the delivery term is signed by the customer (DELIVERY_TERM), and whoever else they like.
 */
const PEOPLE: Readonly<Record<SignableDocument, People>> = {
  CONTRACT: { signer: 1, witness: 2 },
  DELIVERY_TERM: { signer: 1, witness: 0 },
}

/** How many of each role are still to be named for a paper. */
export function missingPeople(type: SignableDocument, named: readonly { role: string }[]): People {
  const missing = (role: keyof People) =>
    Math.max(0, PEOPLE[type][role] - named.filter((person) => person.role === role).length)
  return { signer: missing('signer'), witness: missing('witness') }
}
