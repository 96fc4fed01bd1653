import { findReplies } from '@/services/tickets/replies/find-replies.rules'
import { wireTicketReply } from '@/tests/factories/wire/ticket-desk.wire'

const reply = (title: string, text: string, category: 'DEFECT' | 'BILLING' | null = null) =>
  wireTicketReply({ title, text, category })

const REPLIES = [
  reply('Como enviar o antigo', 'O motorista leva o equipamento na troca.'),
  reply('Segunda via', 'Segue a fatura.', 'BILLING'),
  reply('Troca aprovada', 'Aprovei.', 'BILLING'),
  reply('Troca sem estoque', 'Não há outro.', 'DEFECT'),
  reply('A troca', 'Chega logo.'),
]

const titles = (typed: string) => findReplies(REPLIES, typed, 'DEFECT').map(({ title }) => title)

describe('finding a canned answer while writing', () => {
  it('puts titles that begin with it before others, and those before texts; the category decides among equals', () => {
    expect(titles('TRO')).toEqual(['Troca sem estoque', 'Troca aprovada', 'A troca', 'Como enviar o antigo'])
  })

  it('ignores accents', () => {
    expect(titles('nao')).toEqual(['Troca sem estoque'])
  })

  it('offers all with nothing typed, those of the category first, and at most six', () => {
    expect(titles('')[0]).toBe('Troca sem estoque')
    expect(findReplies([...REPLIES, ...REPLIES], '', 'DEFECT')).toHaveLength(6)
  })

  it('finds nothing for other words', () => {
    expect(titles('xyz')).toEqual([])
  })
})
