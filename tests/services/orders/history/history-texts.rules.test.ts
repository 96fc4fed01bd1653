import { groupHistory, historySince, newsText } from '@/services/orders/history/history-texts.rules'
import type { HistoryEntry } from '@/services/orders/orders.schema'

const entry = (id: number, action: string, overrides: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  action,
  from_stage: null,
  to_stage: null,
  message: null,
  actor_name: 'Marina',
  created_at: `2026-11-20T12:${String(10 + id)}:00.000Z`,
  ...overrides,
})

const HISTORY = [
  entry(1, 'created'),
  entry(2, 'accept_proposal'),
  entry(3, 'upload_document'),
  entry(4, 'upload_document'),
  entry(5, 'submit_documents', { actor_name: 'Rui' }),
]

describe('one line of the history', () => {
  it.each([
    ['upload_document', '3 arquivos enviados'],
    ['assign_serials', 'Equipamentos separados em 3 vezes'],
  ])('groups consecutive %s entries: %s', (action, what) => {
    expect(groupHistory([1, 2, 3].map((id) => entry(id, action)))).toMatchObject([{ id: 3, what }])
  })

  it('counts documents, not how often each was approved', () => {
    const approved = ['PROOF_OF_ADDRESS', 'PROOF_OF_REVENUE', 'PROOF_OF_REVENUE'].map((document, index) =>
      entry(index, 'approve_document', { document }),
    )
    expect(groupHistory(approved)).toMatchObject([{ what: '2 documentos aprovados' }])
    expect(groupHistory(approved.slice(1))).toMatchObject([{ what: 'Documento aprovado' }])
  })

  it.each<[string, Partial<HistoryEntry>]>([
    ['another action', { action: 'remove_file' }],
    ['another person', { actor_name: 'Rui' }],
    ['another message', { message: 'Ilegível.' }],
  ])('ends at %s', (_, overrides) => {
    expect(groupHistory([entry(1, 'upload_document'), entry(2, 'upload_document', overrides)])).toHaveLength(2)
  })

  it('is a single entry for actions without a plural text', () => {
    expect(groupHistory([entry(1, 'accept_proposal'), entry(2, 'accept_proposal')])).toHaveLength(2)
  })
})

describe('what is new in the history', () => {
  it('is the entries after those that were read', () => {
    expect(historySince(HISTORY, HISTORY.slice(0, 3)).map(({ id, what }) => [id, what])).toEqual([
      [5, 'Documentos enviados para análise'],
      [4, 'Arquivo enviado'],
    ])
    expect(historySince(HISTORY, [])).toHaveLength(4)
    expect(historySince(HISTORY, HISTORY)).toEqual([])
  })

  it.each([
    [4, 'Documentos enviados para análise (Rui).'],
    [2, 'Documentos enviados para análise (Rui); 2 arquivos enviados (Marina).'],
    [1, 'Documentos enviados para análise (Rui); 2 arquivos enviados (Marina) e mais.'],
  ])('since entry %i is summarized: %s', (since, what) => {
    expect(newsText(HISTORY, since)).toEqual({ what, at: '09:15' })
  })

  it('is nothing after the last entry', () => {
    expect(newsText(HISTORY, 5)).toBeUndefined()
  })
})
