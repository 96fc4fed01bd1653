import type { DocumentState } from '@/services/orders/documents/document-state.rules'
import { documentStateLabel, signingStateLabel } from '@/services/orders/documents/document-texts.rules'
import { wireDocument } from '@/tests/factories/wire/order.wire'

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
  })
})

describe('the tag of a document to be signed', () => {
  it.each([
    ['neutral', 'Em preparação', wireDocument()],
    ['wait', 'Aguarda assinatura', wireDocument({ files: [file('original')] })],
    ['brand', 'Em conferência', wireDocument({ files: [file('original'), file('signed')] })],
    ['ok', 'Assinado e aprovado', wireDocument({ files: [file('signed')], approved: true })],
  ])('is %s: %s', (tone, word, document) => {
    expect(signingStateLabel(document)).toEqual({ tone, word })
  })
})
