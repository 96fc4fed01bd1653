/** Who signs or witnesses, as a provider needs to know them. */
export type PersonToSign = {
  /** Ours, by which what the provider says is told apart. */
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

/** A paper at the provider: its names there, and those of the people by our ids. */
export type Envelope = { envelopeId: string; documentId: string; people: Record<number, string> }

/** What became of one person's signature; a provider says so in its own time. */
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
 * Who lets people sign. Every call throws `SignatureFailure`, and nothing else that is the provider's fault.
 * Only `activate` tells people; a draft that is left behind by a process that died is seen by nobody.
 */
export type SignatureProvider = {
  isSandbox: boolean
  draft: (paper: DocumentToSign) => Promise<Envelope>
  /** Asks people to sign. Safe to repeat. */
  activate: (envelope: Envelope) => Promise<void>
  /** Reminds those whose turn it is. */
  remind: (envelope: Envelope) => Promise<void>
  read: (envelope: Envelope) => Promise<EnvelopeState>
  /** The PDF that everyone signed; null while the provider is still making it. */
  signedFile: (envelope: Envelope) => Promise<Uint8Array | null>
  /** Takes it back. Safe to repeat. */
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

  /** Whether the same may be otherwise soon. */
  get isPassing(): boolean {
    return this.code === 'busy' || this.code === 'unavailable' || this.code === 'unreadable'
  }
}
