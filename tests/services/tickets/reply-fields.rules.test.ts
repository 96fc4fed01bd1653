import { fillReply, openFields, replyFacts, unknownFields } from '@/services/tickets/replies/reply-fields.rules'
import { wireStaffTicket } from '@/tests/factories/wire/ticket-desk.wire'

const FACTS = { nome: 'Sabrina', numero: '1043', serial: 'VX-1', pedido: '000002', previsao: null }
const NOW = new Date('2026-11-23T16:00:00Z')

describe('the fields of a canned answer', () => {
  it.each([
    ['Oi {nome}, sobre o {numero}', 'Oi Sabrina, sobre o 1043'],
    ['{serial} {serial} {pedido}', 'VX-1 VX-1 000002'],
    // Without a fact the field stays, so that the writer sees it.
    ['Chega até {previsao}', 'Chega até {previsao}'],
    ['{cliente} e {dois nomes} e { nome }', '{cliente} e {dois nomes} e { nome }'],
    ['{{nome}}', '{Sabrina}'],
    ['Sem campos', 'Sem campos'],
  ])('turn %j into %j', (text, filled) => {
    expect(fillReply(text, FACTS)).toBe(filled)
  })

  it('take a fact as it is, whatever stands in it', () => {
    expect(fillReply('{nome} {numero}', { ...FACTS, nome: '$& {numero}' })).toBe('$& {numero} 1043')
  })

  it.each([
    ['Oi {nome}', []],
    ['{cliente}, {cliente} e {NOME}', ['{cliente}', '{NOME}']],
    ['{toString}', ['{toString}']],
    ['{} {dois nomes} {', []],
  ])('that do not exist are found: %j', (text, unknown) => {
    expect(unknownFields(text)).toEqual(unknown)
  })

  it('that are still open are found before sending', () => {
    expect(openFields('Chega até {previsao}, {cliente}')).toEqual(['{previsao}'])
  })
})

describe('the facts of a ticket', () => {
  it('are the first name, the number, the serial, the order and the deadline of the resolution', () => {
    expect(replyFacts(wireStaffTicket(), NOW)).toEqual({
      nome: 'Sabrina',
      numero: '1043',
      serial: 'VX14P-2409-0152',
      pedido: '000002',
      previsao: 'quarta, 25/11, às 18h',
    })
  })

  it('lack what the ticket does not have', () => {
    expect(replyFacts(wireStaffTicket({ unit: null, order: null }), NOW)).toMatchObject({ serial: null, pedido: null })
  })

  it('promise no day while the clock stands still', () => {
    const { sla } = wireStaffTicket()
    expect(replyFacts(wireStaffTicket({ sla: { ...sla, paused: true } }), NOW).previsao).toBeNull()
    expect(replyFacts(wireStaffTicket({ status: 'CLOSED', waiting_for: null }), NOW).previsao).toBeNull()
  })

  it('promise the day of the replacement once there is an exchange', () => {
    const exchange = {
      id: 1,
      status: 'ACCEPTED',
      requested_at: '2026-11-23T13:00:00.000Z',
      decided_at: null,
      decision: null,
      shipped_at: null,
      delivered_at: null,
      collected_at: null,
      due_at: '2026-11-26T21:00:00.000Z',
      replacement_serial: null,
      tracking: null,
    } as const
    expect(replyFacts(wireStaffTicket({ exchange }), NOW).previsao).toBe('quinta, 26/11, às 18h')
    expect(replyFacts(wireStaffTicket({ exchange: { ...exchange, due_at: null } }), NOW).previsao).toBeNull()
  })
})
