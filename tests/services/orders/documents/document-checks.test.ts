import {
  documentChecks,
  reproofReasons,
  uncheckedPoints,
  validChecks,
} from '@/services/orders/documents/document-review.rules'
import { REQUIRED_DOCUMENTS, REVENUE_PERIOD } from '@/services/orders/documents/required-documents.rules'

const now = new Date('2026-01-20T12:00:00-03:00')

describe('the checks of a document', () => {
  it.each([...REQUIRED_DOCUMENTS, 'Procuração'])(
    'are at least four distinct ones, the last of them legibility: %s',
    (type) => {
      const checks = documentChecks(type)
      expect(checks.length).toBeGreaterThanOrEqual(4)
      expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
      expect(checks.at(-1)?.text).toBe('Legível e sem cortes')
    },
  )

  it('hint at what to compare with: the valid dates, and the registered data unless it is shown beside', () => {
    const company = { corporate_name: 'Atlântica Logística', cnpj: '12ABC34501DE35' }
    const hints = (type: string, facts: object) =>
      documentChecks(type).flatMap(({ hint }) => hint?.({ now, ...facts }) ?? [])
    expect(hints('PROOF_OF_ADDRESS', {})).toEqual(['De 22/10/2025 para cá'])
    expect(hints('PROOF_OF_REVENUE', {})).toEqual(['De janeiro de 2025 a dezembro de 2025'])
    expect(hints('PROOF_OF_ADDRESS', { company, address: 'Rua do Porto Seco, 1.200' })).toEqual([
      'Atlântica Logística, CNPJ 12.ABC.345/01DE-35',
      'Rua do Porto Seco, 1.200',
      'De 22/10/2025 para cá',
    ])
  })

  it('name one period for the proof of revenue, in the check and in the reason to send it again', () => {
    const texts = documentChecks('PROOF_OF_REVENUE').map(({ text }) => text)
    const sentences = reproofReasons('PROOF_OF_REVENUE').map(({ sentence }) => sentence)
    expect(REVENUE_PERIOD).toBe('últimos 12 meses')
    expect([texts, sentences].map((all) => all.filter((one) => one.includes(REVENUE_PERIOD)).length)).toEqual([1, 1])
  })
})

describe('a tick', () => {
  const tick = { point: 'readable', at: '2026-01-20T12:00:00.000Z' }

  it.each<[string, string[], boolean]>([
    ['no file', [], true],
    ['a file that was there before', ['2026-01-20T11:59:00.000Z'], true],
    ['a file that came after it', ['2026-01-20T11:59:00.000Z', '2026-01-20T12:01:00.000Z'], false],
  ])('counts or not with %s', (_, files, counts) => {
    const valid = validChecks(
      [tick],
      files.map((created_at) => ({ created_at })),
    )
    expect(valid).toEqual(counts ? [tick] : [])
  })

  it('closes its point; the others are named', () => {
    expect(uncheckedPoints('PROOF_OF_ADDRESS', [tick])).toEqual([
      'Em nome da empresa',
      'Endereço igual ao do cadastro',
      'Emitido há 90 dias ou menos',
    ])
  })
})
