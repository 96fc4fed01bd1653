import type { DocumentState } from '@/services/orders/documents/document-state.rules'
import type { Signer } from '@/services/orders/documents/documents.schema'
import { documentStateLabel, signingStateLabel } from '@/services/orders/documents/document-texts.rules'
import { wireDocument, wireSigner } from '@/tests/factories/wire/order.wire'
import { atMoment } from '@/tests/setup/today'

atMoment('2026-11-23T12:00:00Z')

const file = (kind: 'original' | 'signed') => ({
  id: 1,
  name: 'c.pdf',
  size: 9,
  sha256: 'ab',
  kind,
  created_at: '2026-11-20T12:00:00.000Z',
})

describe('the tag of a document in the analysis', () => {
  it.each<[DocumentState, string, string]>([
    ['missing', 'Falta enviar', 'Não enviado'],
    ['ready', 'Pronto para enviar', 'Com o cliente'],
    ['analysing', 'Em análise', 'Para analisar'],
    ['approved', 'Aprovado', 'Aprovado'],
    ['reproved', 'Reprovado', 'Reprovado'],
    ['corrected', 'Corrigido, pronto para enviar', 'Corrigido pelo cliente'],
  ])('that is %s reads %s to the customer and %s to staff', (state, customer, staff) => {
    expect(documentStateLabel(wireDocument(), state, 'customer')).toBe(customer)
    expect(documentStateLabel(wireDocument(), state, 'staff')).toBe(staff)
  })

  it('says when it was approved', () => {
    const approved = wireDocument({ approved: true, decided_at: '2026-11-20T12:00:00.000Z' })
    expect(documentStateLabel(approved, 'approved', 'customer')).toBe('Aprovado em 20/11')
    const longAgo = { ...approved, decided_at: '2025-11-20T12:00:00.000Z' }
    expect(documentStateLabel(longAgo, 'approved', 'staff')).toBe('Aprovado em 20/11/2025')
  })
})

describe('the tag of a document to be signed', () => {
  const contract = (overrides = {}) => wireDocument({ id: 8, document_type: 'CONTRACT', ...overrides })
  const term = (overrides = {}) => wireDocument({ id: 8, document_type: 'DELIVERY_TERM', ...overrides })
  const sent = { files: [file('original')] }

  it.each([
    ['neutral', 'Em preparação', contract()],
    ['brand', 'Em conferência', contract({ files: [file('original'), file('signed')] })],
    ['ok', 'Assinado e aprovado', contract({ files: [file('signed')], approved: true })],
  ])('is %s: %s', (tone, word, document) => {
    expect(signingStateLabel(document, [])).toEqual({ tone, word })
  })

  const asked = { asked_at: '2026-11-20T12:00:00.000Z' }
  const named = (overrides: Partial<Signer> = {}) => [
    wireSigner(overrides),
    wireSigner({ id: 4, role: 'witness' }),
    wireSigner({ id: 5, role: 'witness' }),
  ]

  it.each([
    ['Falta indicar quem assina', 'a contract without signers', contract(sent), []],
    ['Falta indicar quem assina', 'a contract without witnesses', contract(sent), [wireSigner()]],
    ['Falta enviar para assinatura', 'a contract with everyone named', contract(sent), named()],
    ['Aguarda assinatura', 'a contract that was sent', contract(sent), named(asked)],
    ['Falta enviar de novo', 'a contract that somebody refused', contract(sent), named({ ...asked, declined_at: 'x' })],
    ['Falta enviar de novo', 'a contract with a lapsed link', contract(sent), named({ ...asked, lapsed_at: 'x' })],
    ['Aguarda assinatura', 'a term that is signed on paper', term(sent), []],
    ['Aguarda assinatura', 'a term beside a contract with signers', term({ ...sent, id: 9 }), named()],
    ['Falta enviar para assinatura', 'a term with a signer', term(sent), [wireSigner()]],
  ])('says %s for %s', (word, _what, document, signers) => {
    expect(signingStateLabel(document, signers)).toEqual({ tone: 'wait', word })
  })
})
