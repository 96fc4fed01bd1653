import { stageOfDocument } from '@/services/orders/documents/required-documents.rules'

/** How long a personal link to sign lives; a reminder brings a new one. */
export const LINK_DAYS = 7
/** How long the link to the copy that everyone signed lives. */
export const COPY_DAYS = 30
export const CODE_MINUTES = 10
/** Wrong codes after which another one has to be sent. */
export const CODE_TRIES = 5
export const CODE_DIGITS = 6

/** What somebody agrees to before they sign; it is kept with their signature word for word. */
export const CONSENT =
  'Li o documento inteiro e concordo em assiná-lo eletronicamente. Aceito que nome, CPF, e-mail, data, endereço IP e navegador sejam guardados como prova da assinatura.'

type SigningPosition = { id: number; position: number; signedAt: Date | string | null }

/** Whose turn it is to sign: of those who have not signed the first in the signing order, with whoever shares the place. */
export function nextToSign<T extends SigningPosition>(signers: readonly T[]): T[] {
  const open = signers.filter(({ signedAt }) => signedAt === null)
  const first = Math.min(...open.map(({ position }) => position))
  return open.filter(({ position }) => position === first)
}

/** True when there is somebody and nobody is left. */
export const everyoneSigned = (signers: readonly SigningPosition[]): boolean =>
  signers.length > 0 && signers.every(({ signedAt }) => signedAt !== null)

/** What a link is judged by. */
export type LinkFacts = {
  purpose: 'sign' | 'copy'
  expiresAt: Date
  closedAt: Date | null
  /** The file was replaced, or its order went back behind it. */
  fileWithdrawn: boolean
  documentType: string
  approved: boolean | null
  stage: string
  signedAt: Date | null
  declinedAt: Date | null
}

/**
 * Whether a link still opens its document. One to sign does so while its order waits for this very file to be signed by this
 * person; one to a copy until it runs out.
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

/** Whether somebody typed the name under which they were named; accents, capitals and spaces aside. */
export const isSameName = (typed: string, name: string): boolean => plain(typed) === plain(name)

/** `m•••••@horizonte.example`: enough to know one's own address by. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}•••••@${domain}`
}

/** `•••.982.247-••`. */
export const maskCpf = (cpf: string): string => `•••.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-••`
