import { randomUUID } from 'node:crypto'

type Status = 'draft' | 'running' | 'closed' | 'canceled'
type Signer = { id: string; name: string; email: string; group: number; done: boolean; requirements: string[] }
export type SandboxEvent = { id: string; name: string; created: string; data: object }

export type SandboxEnvelope = {
  id: string
  name: string
  status: Status
  document: { id: string; content: Buffer } | null
  signers: Signer[]
  events: SandboxEvent[]
  notifications: number
  /** Days between reminders to pending signers, three at most; null: no reminders. */
  remindInterval: number | null
}

/** The provider's envelopes, and the actions of their signers. */
export function sandboxEnvelopes(onEvent: (envelope: SandboxEnvelope, event: SandboxEvent) => void) {
  const all = new Map<string, SandboxEnvelope>()

  function happen(envelope: SandboxEnvelope, name: string, data: object = {}): void {
    const event = { id: randomUUID(), name, created: new Date().toISOString(), data }
    envelope.events.push(event)
    onEvent(envelope, event)
  }

  function whose(envelopeId: string, email: string): { envelope: SandboxEnvelope; signer: Signer } {
    const envelope = all.get(envelopeId)
    const signer = envelope?.signers.find((one) => one.email === email)
    if (!envelope || !signer) throw new Error(`Nobody signs ${envelopeId} as ${email}`)
    if (envelope.status !== 'running') throw new Error(`${envelopeId} is ${envelope.status}`)
    return { envelope, signer }
  }

  const wire = ({ id, name, email }: Signer) => ({ key: id, name, email, address: '203.0.113.7' })

  return {
    all,
    happen,
    create(name: string, remindInterval: number | null): SandboxEnvelope {
      const envelope: SandboxEnvelope = {
        id: randomUUID(),
        name,
        status: 'draft',
        document: null,
        signers: [],
        events: [],
        notifications: 0,
        remindInterval,
      }
      all.set(envelope.id, envelope)
      return envelope
    },
    /** A person signs; the last signature closes the envelope. */
    sign(envelopeId: string, email: string): void {
      const { envelope, signer } = whose(envelopeId, email)
      const next = Math.min(...envelope.signers.filter(({ done }) => !done).map(({ group }) => group))
      if (signer.group !== next) throw new Error(`It is not the turn of ${email}`)
      signer.done = true
      happen(envelope, 'sign', { signer: wire(signer) })
      if (envelope.signers.some(({ done }) => !done)) return
      envelope.status = 'closed'
      happen(envelope, 'auto_close')
      happen(envelope, 'document_closed')
    },
    /** A person declines, which cancels the envelope, as with `block_after_refusal`. */
    decline(envelopeId: string, email: string, comment: string): void {
      const { envelope, signer } = whose(envelopeId, email)
      envelope.status = 'canceled'
      happen(envelope, 'refusal', { signer: wire(signer), refusal: { reasons: ['Outros'], comment } })
    },
    /** The deadline passes: canceled without any signature, closed otherwise, as with the real provider. */
    expire(envelopeId: string): void {
      const envelope = all.get(envelopeId)
      if (!envelope) throw new Error(`There is no ${envelopeId}`)
      envelope.status = envelope.signers.some(({ done }) => done) ? 'closed' : 'canceled'
      happen(envelope, 'deadline', { reached_at: new Date().toISOString() })
    },
  }
}

export type SandboxEnvelopes = ReturnType<typeof sandboxEnvelopes>
