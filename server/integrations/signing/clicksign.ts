import { formatCpf } from '@/services/format/format.rules'
import { createdBody, documentBody, envelopeBody, eventsBody, readBody, toSignatureEvents } from './answer'
import { httpCaller } from './http-caller'
import type { DocumentToSign, Envelope, PersonToSign, SignatureProvider } from './provider'

type Options = { url: string; token: string; timeoutMs: number; isSandbox: boolean }

/** Days between Clicksign's own reminders to pending signers: 1, 2, 3, 7 or 14, three reminders at most. */
const REMIND_EVERY_DAYS = 3

/** Most pages of events to read; a document has some dozens of events. */
const MAX_PAGES = 20

/** Clicksign over HTTP, its API of envelopes (developers.clicksign.com, version 3; ADR 508). */
export function clicksign({ url, token, timeoutMs, isSandbox }: Options): SignatureProvider {
  const { call, download } = httpCaller({ url, token, timeoutMs })

  const make = async (path: string, type: string, attributes: object, relationships?: object): Promise<string> => {
    const answer = await call('POST', path, { data: { type, attributes, ...(relationships && { relationships }) } })
    return readBody(createdBody, answer).data.id
  }
  const setStatus = ({ envelopeId }: Envelope, status: string): Promise<unknown> =>
    call('PATCH', `/envelopes/${envelopeId}`, { data: { id: envelopeId, type: 'envelopes', attributes: { status } } })
  const statusOf = async ({ envelopeId }: Envelope) =>
    readBody(envelopeBody, await call('GET', `/envelopes/${envelopeId}`)).data.attributes.status

  async function requirements(envelopeId: string, documentId: string, signerId: string, role: PersonToSign['role']) {
    const related = {
      document: { data: { type: 'documents', id: documentId } },
      signer: { data: { type: 'signers', id: signerId } },
    }
    const path = `/envelopes/${envelopeId}/requirements`
    const asWhat = role === 'witness' ? 'witness' : 'sign'
    await make(path, 'requirements', { action: 'agree', role: asWhat }, related)
    await make(path, 'requirements', { action: 'provide_evidence', auth: 'email' }, related)
  }

  async function eventsAt(first: string) {
    let { data, links } = readBody(eventsBody, await call('GET', first))
    const events = [...data]
    for (let page = 1; links?.next && page < MAX_PAGES; page += 1) {
      ;({ data, links } = readBody(eventsBody, await call('GET', links.next)))
      events.push(...data)
    }
    return events
  }

  return {
    isSandbox,
    async draft(document) {
      const envelopeId = await make('/envelopes', 'envelopes', envelopeOf(document))
      const documentId = await make(`/envelopes/${envelopeId}/documents`, 'documents', documentOf(document))
      const people: Envelope['people'] = {}
      for (const person of document.people) {
        const signerId = await make(`/envelopes/${envelopeId}/signers`, 'signers', signerOf(person))
        await requirements(envelopeId, documentId, signerId, person.role)
        people[person.id] = signerId
      }
      return { envelopeId, documentId, people }
    },
    async activate(envelope) {
      const status = await statusOf(envelope)
      if (status === 'draft') await setStatus(envelope, 'running')
      // Signers are only notified by this mail, so sending it twice is better than not at all.
      if (status === 'draft' || status === 'running')
        await make(`/envelopes/${envelope.envelopeId}/notifications`, 'notifications', {})
    },
    async remind({ envelopeId }) {
      await make(`/envelopes/${envelopeId}/notifications`, 'notifications', {})
    },
    async read(envelope) {
      const status = await statusOf(envelope)
      const { envelopeId, documentId } = envelope
      const events = await eventsAt(`/envelopes/${envelopeId}/documents/${documentId}/events`)
      return { status, events: toSignatureEvents(events, envelope) }
    },
    async signedFile({ envelopeId, documentId }) {
      const answer = await call('GET', `/envelopes/${envelopeId}/documents/${documentId}`)
      const address = readBody(documentBody, answer).data.links?.files?.signed
      return address ? download(address) : null
    },
    async cancel(envelope) {
      const status = await statusOf(envelope)
      if (status === 'draft' || status === 'running') await setStatus(envelope, 'canceled')
    },
  }
}

const envelopeOf = ({ title, deadline }: DocumentToSign) => ({
  name: title,
  locale: 'pt-BR',
  auto_close: true,
  remind_interval: REMIND_EVERY_DAYS,
  block_after_refusal: true,
  deadline_at: deadline.toISOString(),
})

const documentOf = ({ fileName, content }: DocumentToSign) => ({
  filename: fileName,
  content_base64: `data:application/pdf;base64,${Buffer.from(content).toString('base64')}`,
})

const signerOf = ({ name, email, cpf, place }: PersonToSign) => ({
  name,
  email,
  has_documentation: true,
  documentation: formatCpf(cpf),
  refusable: true,
  group: place,
  communicate_events: { signature_request: 'email', signature_reminder: 'email', document_signed: 'email' },
})
