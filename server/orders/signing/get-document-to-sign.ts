import { transaction } from '@/server/db/client'
import { downloadHeaders } from '@/server/http/downloads'
import { openFile } from '@/server/storage/storage'
import { maskCpf } from '@/services/format/format.rules'
import { CONSENT, maskEmail } from '@/services/signing/signing.rules'
import type { Signing } from '@/services/signing/signing.schema'
import { evidenceOf } from './invite-signers'
import { openLink, type Visit } from './open-link'
import { documentTitle } from './signing-mail-texts'
import { insertEvidence, type LinkRow, markOpened } from './signing.repository'

/** The document a link is for, and its signer. Refuses 400 `link_not_valid`. */
export async function getSigning(visit: Visit): Promise<Signing> {
  const { link, signer, file, document, order, company } = await openLink(visit)
  return {
    purpose: link.purpose,
    title: documentTitle(document.documentType, order.contractNumber),
    company: company.corporateName,
    file: { name: file.name, size: file.size, sha256: file.sha256 },
    signer: {
      name: signer.name,
      role: signer.role,
      cpf: maskCpf(signer.cpf),
      email: maskEmail(signer.email),
    },
    consent: CONSENT,
    expires_at: link.expiresAt.toISOString(),
  }
}

/** The PDF of that document. The first opening is recorded as evidence. */
export async function getSigningFile(visit: Visit): Promise<Response> {
  const opened = await openLink(visit)
  const { file } = opened
  if (opened.link.openedAt === null) await recordOpening(opened, visit)
  return new Response(await openFile(file.storageKey), {
    headers: {
      ...downloadHeaders({ name: file.name, type: 'application/pdf', size: file.size }),
      'X-Robots-Tag': 'noindex',
    },
  })
}

async function recordOpening({ link, signer, file }: LinkRow, { address, userAgent }: Visit): Promise<void> {
  const now = new Date()
  await transaction(async (tx) => {
    if ((await markOpened(tx, link.id, now)) && link.purpose === 'sign')
      await insertEvidence(tx, [{ ...evidenceOf(signer, file, 'opened', now), address, userAgent }])
  })
}
