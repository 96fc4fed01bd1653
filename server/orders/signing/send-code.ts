import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { settings } from '@/server/config/settings'
import { throttle } from '@/server/http/throttle'
import { mailAccount } from '@/server/notifications/notifications.service'
import { CODE_DIGITS, CODE_MINUTES, maskEmail } from '@/services/signing/signing.rules'
import type { SigningCode } from '@/services/signing/signing.schema'
import { evidenceOf } from './invite-signers'
import { type Visit, withLockedLink } from './open-link'
import { codeMail, documentTitle } from './signing-mail-texts'
import { insertEvidence, updateLink } from './signing.repository'

/** A code to read off a mail and type. */
export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

/** Keyed with the server's secret: six digits alone could be brute-forced from a plain hash. */
export const hashCode = (linkId: number, code: string): string =>
  createHmac('sha256', settings().SECRET_KEY)
    .update(`signing:${String(linkId)}:${code}`)
    .digest('hex')

/** Compares in constant time. */
export const isCode = (linkId: number, code: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashCode(linkId, code), 'hex'), Buffer.from(hash, 'hex'))

/**
 * Mails a new code to whoever the link is for; the one before it no longer counts.
 * Refuses 400 `link_not_valid`, and 429 who asks for many codes.
 */
export function sendCode(visit: Visit): Promise<SigningCode> {
  return withLockedLink(visit, async (tx, { link, signer, file, document, order, company }) => {
    await throttle(['signing-code-link', String(link.id)])
    const now = new Date()
    const code = newCode()
    const codeExpiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000)
    await updateLink(tx, link.id, { codeHash: hashCode(link.id, code), codeExpiresAt, codeTries: 0 })
    const title = documentTitle(document.documentType, order.contractNumber)
    const mailDocument = { title, company: company.corporateName, orderMaskId: order.maskId }
    await mailAccount(tx, {
      eventKey: `signing-code:${String(link.id)}:${String(now.getTime())}`,
      to: signer.email,
      orderId: order.id,
      data: codeMail(mailDocument, signer, code),
    })
    const { address, userAgent } = visit
    await insertEvidence(tx, [{ ...evidenceOf(signer, file, 'code_sent', now), address, userAgent }])
    return { sent_to: maskEmail(signer.email), expires_at: codeExpiresAt.toISOString() }
  })
}
