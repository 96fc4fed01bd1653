import { stageOfDocument } from '@/services/orders/documents/required-documents.rules'

/** Days for which a personal signing link is valid; a reminder brings a new one. */
export const LINK_DAYS = 7
/** Days for which the link to the fully signed copy is valid. */
export const COPY_DAYS = 30
export const CODE_MINUTES = 10
/** Wrong attempts before a new code is needed. */
export const CODE_TRIES = 5
export const CODE_DIGITS = 6
/** The header with a link's key. */
export const SIGNING_KEY = 'X-Signing-Key'

/** The consent given before signing; stored verbatim with the signature. */
export const CONSENT =
  'Li o documento inteiro e concordo em assiná-lo eletronicamente. Aceito que nome, CPF, e-mail, data, endereço IP e navegador sejam guardados como prova da assinatura.'

type SigningPosition = { id: number; position: number; signedAt: Date | string | null }

/** Whose turn it is to sign: the pending signers with the lowest position, which several may share. */
export function nextToSign<T extends SigningPosition>(signers: readonly T[]): T[] {
  const open = signers.filter(({ signedAt }) => signedAt === null)
  const first = Math.min(...open.map(({ position }) => position))
  return open.filter(({ position }) => position === first)
}

/** True when there are signers and all of them have signed. */
export const everyoneSigned = (signers: readonly SigningPosition[]): boolean =>
  signers.length > 0 && signers.every(({ signedAt }) => signedAt !== null)

/** The facts that decide whether a link is open. */
export type LinkFacts = {
  purpose: 'sign' | 'copy'
  expiresAt: Date
  closedAt: Date | null
  /** The file was replaced, or a rollback withdrew it. */
  fileWithdrawn: boolean
  documentType: string
  approved: boolean | null
  stage: string
  signedAt: Date | null
  declinedAt: Date | null
}

/**
 * Whether a link still opens its document. A signing link does while the order waits for this signer's signature on
 * this very file; a link to a copy does until it expires.
 */
export function isLinkOpen(link: LinkFacts, now: Date): boolean {
  if (link.closedAt !== null || link.expiresAt <= now || link.fileWithdrawn) return false
  if (link.purpose === 'copy') return true
  return (
    link.stage === stageOfDocument(link.documentType) &&
    link.approved !== true &&
    link.signedAt === null &&
    link.declinedAt === null
  )
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')

/** Whether the typed name is the signer's, ignoring accents, case and blanks. */
export const isSameName = (typed: string, name: string): boolean => plain(typed) === plain(name)

/** `m•••••@horizonte.example`: enough to recognise one's own address. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••••@${domain}`
}
