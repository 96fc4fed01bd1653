import { reproofReasons, withReason } from '@/services/orders/documents/document-review.rules'
import { REQUIRED_DOCUMENTS } from '@/services/orders/documents/required-documents.rules'

describe('the ready-made reasons beside a document', () => {
  it.each([...REQUIRED_DOCUMENTS, 'Procuração'])(
    'are at least four distinct ones that say what to send: %s',
    (type) => {
      const reasons = reproofReasons(type)
      expect(reasons.length).toBeGreaterThanOrEqual(4)
      expect(new Set(reasons.map(({ word }) => word)).size).toBe(reasons.length)
      for (const { sentence } of reasons) expect(sentence).toMatch(/\. Envie .*\.$/)
    },
  )

  it('replace each other, and keep what was typed', () => {
    const reasons = reproofReasons('PROOF_OF_ADDRESS')
    const [late, other] = reasons.map(({ sentence }) => sentence) as [string, string]
    expect(withReason('', late, reasons)).toBe(late)
    expect(withReason(late, other, reasons)).toBe(other)
    expect(withReason('Página 2.', late, reasons)).toBe(`Página 2.\n${late}`)
    expect(withReason(`Página 2.\n${late}`, late, reasons)).toBe(`Página 2.\n${late}`)
  })
})
