import { randomUUID } from 'node:crypto'
import { type InferType, mixed, number, object, type Schema, string } from 'yup'
import type { Reply } from '@/server/integrations/sandbox/http-server'
import type { SandboxEnvelope, SandboxEnvelopes } from './envelopes'

type Call = { method: string; pathname: string; body: unknown; isKnown: boolean }
type Route = (found: SandboxEnvelope, attributes: unknown, names: string[]) => Reply

const shell = object({ data: object({ attributes: mixed<object>().required() }).required() }).required()

const newEnvelope = object({
  name: string().required(),
  deadline_at: string().required(),
  /** null: no automatic reminders. */
  remind_interval: number().oneOf([1, 2, 3, 7, 14]).default(null).nullable(),
})
const newDocument = object({
  filename: string()
    .matches(/\.pdf$/i)
    .required(),
  content_base64: string()
    .matches(/^data:application\/pdf;base64,/)
    .required(),
})
const newSigner = object({
  /** 'Necessário enviar ao menos duas palavras. Não permite o envio de números.' */
  name: string()
    .matches(/^\D+\s\D+$/, 'Nome deve ter ao menos duas palavras e nenhum número')
    .required(),
  email: string().email().required(),
  documentation: string()
    .matches(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/)
    .required(),
  group: number().integer().min(1).required(),
})
const newRequirement = object({
  action: string().oneOf(['agree', 'provide_evidence']).required(),
  role: string().oneOf(['sign', 'witness']),
  auth: string().oneOf(['email']),
})
const change = object({ status: string<'running' | 'canceled'>().oneOf(['running', 'canceled']).required() })
const related = object({
  data: object({
    relationships: object({
      signer: object({ data: object({ id: string().required() }).required() }).required(),
    }).required(),
  }).required(),
})

const created = (id: string, type: string, attributes: object = {}): Reply => ({
  status: 201,
  body: { data: { id, type, attributes } },
})
const ok = (body: object): Reply => ({ status: 200, body })
const wrong = (status: number, ...details: string[]): Reply => ({
  status,
  body: { errors: details.map((detail) => ({ status: String(status), title: 'Erro', detail })) },
})

/** The calls of the provider's API that we use, validated as strictly as there. */
export function sandboxRoutes(
  envelopes: SandboxEnvelopes,
  url: string,
  { method, pathname, body, isKnown }: Call,
): Reply {
  if (!isKnown) return wrong(401, 'Access Token inválido')
  const file = /^\/files\/([^/]+)\.pdf$/.exec(pathname)
  if (file) return signedFile([...envelopes.all.values()].find((one) => one.document?.id === file[1]))
  if (method === 'POST' && pathname === '/api/v3/envelopes') {
    return checked(newEnvelope, body, ({ name, remind_interval }) =>
      created(envelopes.create(name, remind_interval).id, 'envelopes', { status: 'draft' }),
    )
  }
  const [, id = '', rest = ''] = /^\/api\/v3\/envelopes\/([^/]+)(.*)$/.exec(pathname) ?? []
  const found = envelopes.all.get(id)
  const [route, names] = findRoute(ROUTES(envelopes, url), `${method} ${rest}`)
  return found && route ? route(found, body, names) : wrong(404, 'Não encontrado')
}

function findRoute(routes: [RegExp, Route][], call: string): [Route | undefined, string[]] {
  for (const [pattern, route] of routes) {
    const match = pattern.exec(call)
    if (match) return [route, match.slice(1)]
  }
  return [undefined, []]
}

function checked<T extends object>(schema: Schema<T>, body: unknown, work: (attributes: T) => Reply): Reply {
  try {
    return work(schema.validateSync(shell.validateSync(body).data.attributes))
  } catch (error) {
    return wrong(422, error instanceof Error ? error.message : 'inválido')
  }
}

const ROUTES = (envelopes: SandboxEnvelopes, url: string): [RegExp, Route][] => [
  [/^GET $/, ({ id, name, status }) => ok({ data: { id, type: 'envelopes', attributes: { name, status } } })],
  [/^PATCH $/, (found, body) => checked(change, body, ({ status }) => setStatus(envelopes, found, status))],
  [
    /^POST \/documents$/,
    (found, body) => inDraft(found, () => checked(newDocument, body, (one) => addDocument(envelopes, found, one))),
  ],
  [/^POST \/signers$/, (found, body) => inDraft(found, () => checked(newSigner, body, (one) => addSigner(found, one)))],
  [
    /^POST \/requirements$/,
    (found, body) => inDraft(found, () => checked(newRequirement, body, (one) => addRequirement(found, one, body))),
  ],
  [/^POST \/notifications$/, (found) => notify(found)],
  [/^GET \/documents\/([^/]+)$/, (found, _, [documentId]) => showDocument(found, documentId, url)],
  [/^GET \/documents\/([^/]+)\/events$/, (found, _, [documentId]) => showEvents(found, documentId)],
]

const inDraft = ({ status }: SandboxEnvelope, work: () => Reply): Reply =>
  status === 'draft' ? work() : wrong(422, 'Envelope não está em rascunho')

function setStatus(envelopes: SandboxEnvelopes, envelope: SandboxEnvelope, status: 'running' | 'canceled'): Reply {
  const isReady = envelope.document && envelope.signers.length > 0
  const lacking = envelope.signers.filter(({ requirements }) => new Set(requirements).size < 2)
  if (status === 'running' && (envelope.status !== 'draft' || !isReady || lacking.length > 0))
    return wrong(422, 'Envelope não pode ser ativado')
  if (envelope.status === 'closed' || envelope.status === 'canceled') return wrong(422, 'Envelope já foi encerrado')
  envelope.status = status
  if (status === 'canceled') envelopes.happen(envelope, 'cancel')
  return ok({ data: { id: envelope.id, type: 'envelopes', attributes: { status } } })
}

function addDocument(
  envelopes: SandboxEnvelopes,
  envelope: SandboxEnvelope,
  { content_base64 }: InferType<typeof newDocument>,
): Reply {
  const content = Buffer.from(content_base64.replace(/^[^,]*,/, ''), 'base64')
  envelope.document = { id: randomUUID(), content }
  envelopes.happen(envelope, 'upload')
  return created(envelope.document.id, 'documents')
}

function addSigner(envelope: SandboxEnvelope, { name, email, group }: InferType<typeof newSigner>): Reply {
  const signer = { id: randomUUID(), name, email, group, done: false, requirements: [] }
  envelope.signers.push(signer)
  return created(signer.id, 'signers')
}

function addRequirement(
  { signers }: SandboxEnvelope,
  { action }: InferType<typeof newRequirement>,
  body: unknown,
): Reply {
  const wanted = related.isValidSync(body) ? body.data.relationships.signer.data.id : undefined
  const signer = signers.find(({ id }) => id === wanted)
  if (!signer) return wrong(422, 'Signatário não encontrado')
  signer.requirements.push(action)
  return created(randomUUID(), 'requirements')
}

function notify(envelope: SandboxEnvelope): Reply {
  if (envelope.status !== 'running') return wrong(422, 'Envelope não está em processo de assinatura')
  envelope.notifications += 1
  return created(randomUUID(), 'notifications')
}

function showDocument({ document, status }: SandboxEnvelope, documentId: string | undefined, url: string): Reply {
  if (!document || document.id !== documentId) return wrong(404, 'Não encontrado')
  const signed = status === 'closed' ? `${url}/files/${document.id}.pdf` : null
  const files = { original: `${url}/files/${document.id}-original.pdf`, signed }
  return ok({ data: { id: document.id, type: 'documents', attributes: { status }, links: { files } } })
}

function showEvents({ document, events }: SandboxEnvelope, documentId: string | undefined): Reply {
  if (!document || document.id !== documentId) return wrong(404, 'Não encontrado')
  const wire = events.map(({ id, ...attributes }) => ({ id, type: 'events', attributes }))
  return ok({ data: wire, links: { next: null } })
}

/** The uploaded PDF with a provider's remark appended after its end: readers show the same pages. */
function signedFile(envelope: SandboxEnvelope | undefined): Reply {
  if (!envelope?.document || envelope.status !== 'closed') return wrong(404, 'Não encontrado')
  const body = Buffer.concat([envelope.document.content, Buffer.from('\n% assinado no ambiente de testes\n%%EOF\n')])
  return { status: 200, body, headers: { 'Content-Type': 'application/pdf' } }
}
