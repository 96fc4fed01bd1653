import { exchangeLines, exchangeProgress } from '@/services/tickets/exchange-steps.rules'
import { wireTicketExchange } from '@/tests/factories/wire/tickets.wire'

describe('the lines of an exchange', () => {
  it('say each step that has happened, with serial and tracking', () => {
    const lines = exchangeLines(
      wireTicketExchange({ delivered_at: '2026-11-25T15:00:00.000Z', collected_at: '2026-11-25T15:10:00.000Z' }),
    )
    expect(lines.map(({ title, details }) => [title, ...details].join(' · '))).toEqual([
      'Troca aprovada',
      'O equipamento novo saiu do depósito · VX14P-2508-1190 · rastreio BR 482 104 977',
      'O equipamento novo foi entregue · VX14P-2508-1190',
      'O equipamento antigo foi recolhido',
    ])
  })

  it.each([
    ['REFUSED', 'Troca recusada'],
    ['CANCELED', 'Troca cancelada'],
  ] as const)('of one that is %s say only that, and why', (status, title) => {
    const lines = exchangeLines(wireTicketExchange({ status, decision: 'Sem defeito', shipped_at: null }))
    expect(lines).toEqual([{ step: 'decided', at: '2026-11-19T13:05:00.000Z', title, details: ['Sem defeito'] }])
  })

  it('do not say that it was asked for', () => {
    expect(exchangeLines(wireTicketExchange({ status: 'REQUESTED', decided_at: null, shipped_at: null }))).toEqual([])
  })
})

describe('the progress of an exchange', () => {
  const states = (exchange: Parameters<typeof wireTicketExchange>[0]) =>
    exchangeProgress(wireTicketExchange(exchange)).map(({ label, state }) => `${label}: ${state}`)

  it('has what is done, what is awaited and what comes then', () => {
    expect(states({})).toEqual([
      'Pedida: done',
      'Aprovada: done',
      'Saiu do depósito: done',
      'Entrega: now',
      'Retirada do antigo: next',
    ])
  })

  it('takes a step without a time for done once a later one has happened', () => {
    expect(states({ shipped_at: null, delivered_at: '2026-11-25T15:00:00.000Z' })).toEqual([
      'Pedida: done',
      'Aprovada: done',
      'Saiu do depósito: done',
      'Entregue: done',
      'Retirada do antigo: now',
    ])
  })

  it('waits for the approval first', () => {
    expect(states({ status: 'REQUESTED', decided_at: null, shipped_at: null }).slice(0, 3)).toEqual([
      'Pedida: done',
      'Aprovação: now',
      'Saída do depósito: next',
    ])
  })

  it('ends with a refusal', () => expect(states({ status: 'REFUSED' })).toEqual(['Pedida: done', 'Recusada: done']))
})
