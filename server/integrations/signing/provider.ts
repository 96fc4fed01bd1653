/** Who signs or witnesses, as a provider needs to know them. */
export type PersonToSign = {
  /** Our signer's id. */
  id: number
  name: string
  email: string
  /** Canonical CPF. */
  cpf: string
  role: 'signer' | 'witness'
  /** People of the same place sign side by side; the next place is asked by the provider when one is done. */
  place: number
}

export type DocumentToSign = {
  title: string
  fileName: string
  content: Uint8Array
  people: readonly PersonToSign[]
  /** After which nobody can sign any more. */
  deadline: Date
}

/** A document at the provider: its ids there, and the people's by our ids. */
export type Envelope = { envelopeId: string; documentId: string; people: Record<number, string> }

/** What a person did; the provider may report it later. */
export type SignatureEvent =
  | { kind: 'signed'; person: number; at: Date; address: string | null }
  | { kind: 'declined'; person: number; at: Date; reason: string }

export type EnvelopeState = {
  /** closed: everybody has signed, or the deadline ended it; canceled: nobody can sign any more. */
  status: 'draft' | 'running' | 'closed' | 'canceled'
  /** The oldest first. */
  events: SignatureEvent[]
}

/**
 * A provider of electronic signatures. Every failure of the provider is a `SignatureFailure`.
 * Signers are mailed by `activate` only; nobody sees a draft.
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

/** Why the provider did not do what it was asked for. */
export class SignatureFailure extends Error {
  constructor(
    readonly code: SignatureFailureCode,
    /** What the provider says, for staff to read; never a person's data of ours. */
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
