import { currentFiles, documentState, incompleteDocuments } from '@/services/orders/documents/document-state.rules'
import type { DocumentFile } from '@/services/orders/documents/documents.schema'
import { groupHistory } from '@/services/orders/history/history-texts.rules'
import { bannerText } from '@/services/orders/workflow/order-state-texts.rules'
import { wireDocument, wireOrder } from '@/tests/factories/wire/order.wire'

const file = (name: string, created_at: string): DocumentFile => ({
  id: name.length,
  name,
  size: 1000,
  sha256: 'a'.repeat(64),
  kind: 'original',
  created_at,
})
const monday = '2026-11-16T12:00:00.000Z'
const tuesday = '2026-11-17T12:00:00.000Z'
const wednesday = '2026-11-18T12:00:00.000Z'

const withCustomer = { stage_name: 'DOC_ANALYSIS', turn: 'customer' } as const
const withStaff = { stage_name: 'DOC_ANALYSIS', turn: 'staff' } as const
const reproved = { approved: false, message: 'Ilegível.', decided_at: tuesday }

describe('the state of a document', () => {
  it('is missing, then ready, then in analysis, then approved', () => {
    const sent = wireDocument({ files: [file('a.pdf', monday)] })
    expect(documentState(wireDocument(), withCustomer)).toBe('missing')
    expect(documentState(sent, withCustomer)).toBe('ready')
    expect(documentState(sent, withStaff)).toBe('analysing')
    expect(documentState({ ...sent, approved: true }, withStaff)).toBe('approved')
  })

  it('is reproved until a file is uploaded after the decision', () => {
    const old = wireDocument({ ...reproved, files: [file('old.pdf', monday)] })
    const corrected = wireDocument({ ...reproved, files: [file('old.pdf', monday), file('newer.pdf', wednesday)] })
    expect(documentState(old, withCustomer)).toBe('reproved')
    expect(documentState(corrected, withCustomer)).toBe('corrected')
    expect(currentFiles(corrected).map(({ name }) => name)).toEqual(['newer.pdf'])
    expect(currentFiles(old).map(({ name }) => name)).toEqual(['old.pdf'])
  })
})

describe('what is left to do before the documents are submitted', () => {
  const order = wireOrder({
    ...withCustomer,
    stage_state: 'reproved',
    documents: [
      wireDocument({ id: 1, approved: true, decided_at: tuesday, files: [file('a.pdf', monday)] }),
      wireDocument({ id: 2, ...reproved, files: [file('b.pdf', monday)] }),
      wireDocument({ id: 3, ...reproved, files: [file('c.pdf', monday)] }),
      wireDocument({ id: 4, document_type: 'CONTRACT', required: false, is_signable: true }),
    ],
  })

  it('includes required and extra documents, but not those to be signed', () => {
    const { missing, reproved: toCorrect } = incompleteDocuments(order)
    expect(missing).toEqual([])
    expect(toCorrect.map(({ id }) => id)).toEqual([2, 3])
  })

  it('is counted in the banner', () => {
    expect(bannerText(order, 'customer').title).toBe('Corrija 2 documentos e envie de novo')
    expect(bannerText({ ...order, documents: order.documents.slice(0, 2) }, 'customer').title).toBe(
      'Corrija 1 documento e envie de novo',
    )
    expect(bannerText({ ...order, documents: order.documents.slice(0, 1) }, 'customer').title).toBe(
      'Tudo pronto: envie para análise',
    )
    expect(bannerText(order, 'staff').title).toBe('O cliente corrige os documentos')
  })

  it.each([
    [3, 'Envie os documentos da empresa'],
    [2, 'Faltam 2 documentos para enviar'],
    [1, 'Falta 1 documento para enviar'],
    [0, 'Tudo pronto: envie para análise'],
  ])('with %i of three to send reads %s', (missing, title) => {
    const documents = [1, 2, 3].map((id) => wireDocument({ id, files: id > missing ? [file('a.pdf', monday)] : [] }))
    expect(bannerText(wireOrder({ ...withCustomer, documents }), 'customer').title).toBe(title)
  })
})

describe('the grouped history', () => {
  const entry = (id: number, action: string, actor_name = 'Marina Duarte', message: string | null = null) => ({
    id,
    action,
    from_stage: null,
    to_stage: null,
    message,
    actor_name,
    created_at: `2026-11-${10 + id}T12:00:00.000Z`,
  })

  it('is newest first and groups consecutive uploads', () => {
    const told = groupHistory([
      entry(1, 'created'),
      entry(2, 'upload_document'),
      entry(3, 'upload_document'),
      entry(4, 'upload_document', 'Felipe Andrade'),
      entry(5, 'submit_documents'),
    ])
    expect(told.map(({ what, actor }) => [what, actor])).toEqual([
      ['Documentos enviados para análise', 'Marina Duarte'],
      ['Arquivo enviado', 'Felipe Andrade'],
      ['2 arquivos enviados', 'Marina Duarte'],
      ['Pedido criado', 'Marina Duarte'],
    ])
  })

  it('never groups entries with a reason', () => {
    const told = groupHistory([
      entry(1, 'reprove_document', 'Paula Siqueira', 'Ilegível.'),
      entry(2, 'reprove_document', 'Paula Siqueira', 'Vencido.'),
    ])
    expect(told.map(({ message }) => message)).toEqual(['Vencido.', 'Ilegível.'])
  })
})
