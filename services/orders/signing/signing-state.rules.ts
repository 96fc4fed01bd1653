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

export const isNobodyNamed = (order: OrderSnapshot, type: SignableDocument): boolean =>
  signersOf(order, type).length === 0

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

/** The people who sign now: the pending ones with the lowest place. */
const nextSigners = (order: OrderSnapshot, type: SignableDocument): SignerFacts[] => {
  const pending = signersOf(order, type).filter(({ signed }) => !signed)
  const place = Math.min(...pending.map(({ position }) => position))
  return pending.filter(({ position }) => position === place)
}

/** The document is with its signers: sent, and nobody refused, let the link expire, or uploaded a signed copy. */
export const isOutToSign = (order: OrderSnapshot, type: SignableDocument): boolean =>
  isAskedToSign(order, type) &&
  documentOf(order, type)?.approved !== true &&
  !isSigned(order, type) &&
  !isDeclined(order, type) &&
  !isLapsed(order, type)

/** It is with its signers, and all who sign now are Arrenda's own people. */
export function isWithOurSigners(order: OrderSnapshot, type: SignableDocument): boolean {
  const next = nextSigners(order, type)
  return isOutToSign(order, type) && next.length > 0 && next.every(({ ours }) => ours)
}
