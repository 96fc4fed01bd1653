import { logFacts, withdrawnFilesOf } from '@/services/orders/history/order-log-facts.rules'

const staff = { stage: 'DOC_ANALYSIS', state: 'waiting', turn: 'staff' }

describe('an entry of the order log', () => {
  it('lists values before and after, without the unchanged ones', () => {
    const after = { ...staff, stage: 'CREDIT_ANALYSIS', turn: null }
    expect(logFacts({ before: staff, after })).toEqual([
      { label: 'Etapa', before: 'Documentos', after: 'Crédito' },
      { label: 'Vez de', before: 'Arrenda', after: 'ninguém' },
    ])
  })

  it('names its document even if that is unchanged', () => {
    const document = 'PROOF_OF_ADDRESS'
    expect(logFacts({ before: { document, approved: null }, after: { document, approved: false } })).toEqual([
      { label: 'Documento', after: 'Comprovante de endereço' },
      { label: 'Aprovado', after: 'não' },
    ])
  })

  it('says what was checked before a decision, by whom and when, and what was not', () => {
    const after = {
      document: 'PROOF_OF_ADDRESS',
      checked: [{ point: 'Em nome da empresa', by: 'Paula', at: '2026-11-23T13:41:00.000Z' }],
      unchecked: ['Emitido há 90 dias ou menos', 'Legível e sem cortes'],
    }
    expect(logFacts({ before: null, after })).toEqual([
      { label: 'Documento', after: 'Comprovante de endereço' },
      { label: 'Conferido', after: 'Em nome da empresa (Paula, 23/11/2026 10:41)' },
      { label: 'Sem conferir', after: 'Emitido há 90 dias ou menos, Legível e sem cortes' },
    ])
  })

  it('lists what a rollback withdrew, with the withdrawn files', () => {
    const before = {
      parcels: [
        { id: 1, tracking_code: 'BR1', sending_date: '2026-11-20' },
        { id: 2, tracking_code: null, sending_date: null },
      ],
      withdrawn_files: [{ id: 7, document_id: 3, name: 'contrato.pdf', sha256: 'ab', kind: 'signed' }],
    }
    expect(logFacts({ before, after: null })).toEqual([
      { label: 'Código de rastreio', before: 'BR1' },
      { label: 'Data de envio', before: '20/11/2026' },
    ])
    expect(withdrawnFilesOf({ before })).toEqual([{ id: 7, documentId: 3, name: 'contrato.pdf' }])
  })

  it('ignores unknown fields', () => {
    expect(logFacts({ before: null, after: { ids: [1, 2], turn: 'nobody' } })).toEqual([])
    expect(withdrawnFilesOf({ before: { withdrawn_files: ['x'] } })).toEqual([])
  })
})
