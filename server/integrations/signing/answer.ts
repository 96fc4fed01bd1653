import { array, mixed, object, string, ValidationError, type InferType, type Schema } from 'yup'
import { SignatureFailure, type Envelope, type EnvelopeState, type SignatureEvent } from './provider'

const id = object({ id: string().required() }).required()

/** The answer of a call that creates something. */
export const createdBody = object({ data: id })

export const envelopeBody = object({
  data: object({
    attributes: object({
      status: string<EnvelopeState['status']>().oneOf(['draft', 'running', 'closed', 'canceled']).required(),
    }).required(),
  }).required(),
})

/** `signed` is set some seconds after the document is finished. */
export const documentBody = object({
  data: object({
    links: object({ files: object({ signed: string().nullable() }).nullable().default(null) })
      .nullable()
      .default(null),
  }).required(),
})

const person = object({ key: string().nullable(), email: string().nullable(), address: string().nullable() })

const event = object({
  attributes: object({
    name: string().required(),
    created: string().nullable(),
    occurred_at: string().nullable(),
    data: object({
      signer: person.nullable().default(null),
      signers: array(person.required()).nullable().default(null),
      refusal: object({ reasons: array(string().required()).nullable(), comment: string().nullable() })
        .nullable()
        .default(null),
    })
      .nullable()
      .default(null),
  }).required(),
})

export const eventsBody = object({
  data: array(event.required()).required(),
  links: object({ next: string().nullable() }).nullable().default(null),
})

export const errorsBody = object({
  errors: array(object({ detail: string(), title: string(), status: mixed() }).required()).required(),
})

/** Returns the documented shape, or throws the failure `unreadable`. */
export function readBody<T>(schema: Schema<T>, value: unknown): T {
  try {
    return schema.validateSync(value)
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw new SignatureFailure('unreadable', error.message)
  }
}

type WireEvent = InferType<typeof event>

/**
 * Signatures and refusals among the provider's events, oldest first, assigned to our signers by the provider's ids.
 * Events of people who are not in the envelope are left out.
 */
export function toSignatureEvents(events: readonly WireEvent[], { people }: Envelope): SignatureEvent[] {
  const ours = new Map(Object.entries(people).map(([own, theirs]) => [theirs, Number(own)]))
  return events
    .flatMap(({ attributes: { name, created, occurred_at, data } }): SignatureEvent[] => {
      const at = new Date(occurred_at ?? created ?? '')
      if (Number.isNaN(at.getTime())) return []
      const people = [...(data?.signer ? [data.signer] : []), ...(data?.signers ?? [])]
      return people.flatMap(({ key, address }): SignatureEvent[] => {
        const person = ours.get(key ?? '')
        if (person === undefined) return []
        if (name === 'sign') return [{ kind: 'signed', person, at, address: address ?? null }]
        return name === 'refusal' ? [{ kind: 'declined', person, at, reason: reasonOf(data?.refusal) }] : []
      })
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime())
}

function reasonOf(refusal: { reasons?: string[] | null; comment?: string | null } | null | undefined): string {
  const said = [refusal?.reasons?.join(', '), refusal?.comment].filter(Boolean).join(': ')
  return said.slice(0, 2000) || 'Sem motivo informado'
}
