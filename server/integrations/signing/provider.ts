/** A signer or witness, with the data that a provider needs. */
export type PersonToSign = {
  /** Our signer's id. */
  id: number
  name: string
  email: string
  /** Canonical CPF. */
  cpf: string
  role: 'signer' | 'witness'
  /** People with the same place sign in parallel; the provider asks the next place once a place is complete. */
  place: number
}

export type DocumentToSign = {
  title: string
  fileName: string
  content: Uint8Array
  people: readonly PersonToSign[]
  /** The last moment to sign. */
  deadline: Date
}

/** A document at the provider: its ids there, and the provider's ids of its people by our ids. */
export type Envelope = { envelopeId: string; documentId: string; people: Record<number, string> }

/** A signer's action; the provider may report it later. */
export type SignatureEvent =
  | { kind: 'signed'; person: number; at: Date; address: string | null }
  | { kind: 'declined'; person: number; at: Date; reason: string }

export type EnvelopeState = {
  /** closed: everyone has signed, or the deadline ended it; canceled: it can no longer be signed. */
  status: 'draft' | 'running' | 'closed' | 'canceled'
  /** The oldest first. */
  events: SignatureEvent[]
}

/**
 * A provider of electronic signatures. Every failure of the provider is a `SignatureFailure`. Only `activate` mails the
 * signers; a draft is not visible to them.
 */
export type SignatureProvider = {
  isSandbox: boolean
  draft: (document: DocumentToSign) => Promise<Envelope>
  /** Asks people to sign. Safe to repeat. */
  activate: (envelope: Envelope) => Promise<void>
  /** Reminds those whose turn it is. */
  remind: (envelope: Envelope) => Promise<void>
  read: (envelope: Envelope) => Promise<EnvelopeState>
  /** The PDF that everyone signed; null while the provider is still making it. */
  signedFile: (envelope: Envelope) => Promise<Uint8Array | null>
  /** Cancels it. Safe to repeat. */
  cancel: (envelope: Envelope) => Promise<void>
}

export const SIGNATURE_FAILURES = [
  'access_refused',
  'not_found',
  'refused',
  'busy',
  'unavailable',
  'unreadable',
] as const

export type SignatureFailureCode = (typeof SIGNATURE_FAILURES)[number]

/** Why a call to the provider failed. */
export class SignatureFailure extends Error {
  constructor(
    readonly code: SignatureFailureCode,
    /** The provider's message, for staff; never contains personal data of ours. */
    readonly detail: string,
  ) {
    super(`${code}: ${detail}`)
    this.name = 'SignatureFailure'
  }

  /** True when a retry may succeed. */
  get isPassing(): boolean {
    return this.code === 'busy' || this.code === 'unavailable' || this.code === 'unreadable'
  }
}
