import type { SignableDocument } from '../documents/required-documents.rules'
import { documentOf, type OrderSnapshot, type SignerFacts } from '../workflow/snapshot.rules'
import { missingSignerCounts, type SignerCounts } from './required-signers.rules'

const signersOf = (order: OrderSnapshot, type: SignableDocument): SignerFacts[] =>
  order.signers.filter(({ documentType }) => documentType === type)

/** How many people of each role a document still needs. */
export const missingSigners = (order: OrderSnapshot, type: SignableDocument): SignerCounts =>
  missingSignerCounts(type, signersOf(order, type))

export const everyoneIsNamed = (order: OrderSnapshot, type: SignableDocument): boolean => {
  const { signer, witness } = missingSigners(order, type)
  return signer + witness === 0
}

/** A signer has declined to sign. */
export const isDeclined = (order: OrderSnapshot, type: SignableDocument): boolean =>
  signersOf(order, type).some(({ declined }) => declined)

/** A signer's link expired before they signed. */
export const isLapsed = (order: OrderSnapshot, type: SignableDocument): boolean =>
  signersOf(order, type).some(({ lapsed }) => lapsed)

/** At least one signer was sent their personal link. */
export const isAskedToSign = (order: OrderSnapshot, type: SignableDocument): boolean =>
  signersOf(order, type).some(({ asked }) => asked)

/** A signed copy is uploaded, or everyone named has signed. */
export function isSigned(order: OrderSnapshot, type: SignableDocument): boolean {
  const everyoneSigned = everyoneIsNamed(order, type) && signersOf(order, type).every(({ signed }) => signed)
  return (documentOf(order, type)?.signedCopies ?? 0) > 0 || everyoneSigned
}
