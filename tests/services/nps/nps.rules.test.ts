import { feedbackText } from '@/services/nps/nps.rules'

describe('the feedback of a rating', () => {
  it('names the reasons in the order of the question, then the comment', () => {
    expect(feedbackText(['Serviço', 'Atendimento'], ' Entrega antes do prazo ')).toBe(
      'Motivo: Atendimento, Serviço; Comentário: Entrega antes do prazo',
    )
  })

  it('keeps its format without reasons and without a comment', () => {
    expect(feedbackText([], '')).toBe('Motivo: ; Comentário: ')
  })
})
