import { invoiceTitle, issuedWords, paidWords, reminderWords } from '@/services/billing/reminders/reminder-texts.rules'

const open = {
  total: '900.00',
  dueOn: '2026-12-05',
  payableOn: '2026-12-07',
  toPay: 90_000,
  charges: 0,
  days: 0,
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const said = ({ title, paragraphs }: { title: string; paragraphs: string[] }) => plain([title, ...paragraphs].join(' '))

describe('what people hear of an invoice', () => {
  it('is named by its number and month', () => {
    expect(invoiceTitle('000231', '2026-11-01')).toBe('Fatura 000231 · novembro de 2026')
  })

  it('says until when a new one is paid without charges', () => {
    expect(said(issuedWords(open))).toContain(
      'Sua fatura de R$ 900,00 chegou Ela vence em 05/12/2026 e pode ser paga sem multa e juros até 07/12/2026.',
    )
    expect(said(issuedWords({ ...open, dueOn: '2026-12-07' }))).toContain('Ela vence em 07/12/2026. ')
  })

  it('says what is left before it is due', () => {
    expect(said(reminderWords('due_soon', { ...open, toPay: 45_000 }))).toContain('Falta pagar R$ 450,00.')
    expect(said(reminderWords('due_today', open))).toBe(
      'Hoje é o último dia para pagar a fatura sem multa e juros Falta pagar R$ 900,00.',
    )
  })

  it('says for how long it is late and what it costs today', () => {
    const late = { ...open, toPay: 91_890, charges: 1_890, days: 3 }
    expect(said(reminderWords('late_1', late))).toContain(
      'Sua fatura venceu há 3 dias Ela venceu em 05/12/2026. Hoje o valor é R$ 918,90, com multa e juros de R$ 18,90.',
    )
  })

  it('thanks for the payment', () => {
    expect(said(paidWords('900.00'))).toContain('O valor de R$ 900,00 está quitado.')
  })
})
