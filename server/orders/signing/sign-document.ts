import type { Tx } from '@/server/db/client'
import { refuseField } from '@/server/http/refusal'
import { CODE_TRIES, CONSENT, isSameName } from '@/services/signing/signing.rules'
import type { Signature, SigningReceipt, SigningRefusal } from '@/services/signing/signing.schema'
import type { OrderRecord } from '../order-record.repository'
import { type Visit, withLockedLink } from './open-link'
import { recordRefusal, recordSignature, type SignerAnswer } from './record-answer'
import { isCode } from './send-code'
import { type LinkRow, updateLink } from './signing.repository'

/**
 * Signs: the name as it was given, agreement, and the code of the mail. Whoever comes next in the signing order is asked;
 * after the last one the copy with the page of signatures is made, and it is staff's turn.
 * Refuses 400 `link_not_valid`, or `invalid` with the field that is wrong; a wrong code counts, and after some of them
 * another one has to be sent. Somebody who never opened the document cannot sign it.
 */
export function signDocument(visit: Visit, { name, code }: Signature): Promise<SigningReceipt> {
  return withLockedLink(visit, async (tx, opened, record) => {
    const { link, signer, file } = opened
    if (link.openedAt === null) return refuseField('consent', 'Leia o documento antes de assinar.')
    if (!isSameName(name, signer.name))
      return refuseField('name', `Digite seu nome como está no documento: ${signer.name}`)
    const objection = await objectionToCode(tx, link, code)
    if (objection) return refuseField('code', objection)
    const answer = answerOf(visit, opened, record, { typedName: name, consent: CONSENT })
    await closeLink(tx, link, answer.at)
    const remaining = await recordSignature(tx, answer)
    return { signed_at: answer.at.toISOString(), sha256: file.sha256, remaining }
  })
}

/**
 * Declines with a reason and the code of the mail: it is staff's turn. Refuses 400 `link_not_valid`, or `invalid` for a wrong
 * code, which counts as one for signing does.
 */
export function declineDocument(visit: Visit, { reason, code }: SigningRefusal): Promise<void> {
  return withLockedLink(visit, async (tx, opened, record) => {
    const objection = await objectionToCode(tx, opened.link, code)
    if (objection) return refuseField('code', objection)
    const answer = answerOf(visit, opened, record, {})
    await closeLink(tx, opened.link, answer.at)
    await recordRefusal(tx, answer, reason)
  })
}

const answerOf = (
  { address, userAgent, requestId }: Visit,
  { signer, file, document }: LinkRow,
  record: OrderRecord,
  proof: SignerAnswer['proof'],
): SignerAnswer => ({
  record,
  document,
  file,
  signer,
  at: new Date(),
  proof: { ...proof, address, userAgent },
  requestId,
})

/** A used link is closed. */
const closeLink = (tx: Tx, { id }: LinkRow['link'], closedAt: Date): Promise<void> =>
  updateLink(tx, id, { closedAt, codeHash: null, codeExpiresAt: null })

/** Why this code is refused; a failed attempt is counted. */
async function objectionToCode(tx: Tx, link: LinkRow['link'], code: string): Promise<string | undefined> {
  const { codeHash, codeExpiresAt, codeTries } = link
  if (!codeHash || !codeExpiresAt || codeExpiresAt <= new Date() || codeTries >= CODE_TRIES)
    return 'Esse código não vale mais. Peça outro.'
  if (isCode(link.id, code, codeHash)) return undefined
  await updateLink(tx, link.id, { codeTries: codeTries + 1 })
  const left = CODE_TRIES - codeTries - 1
  if (left === 0) return 'Código errado. Peça outro.'
  return `Código errado. ${left === 1 ? 'Resta 1 tentativa' : `Restam ${String(left)} tentativas`}.`
}
