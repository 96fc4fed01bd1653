import { HELP } from '@/components/help/help.rules'
import { suggestHelp } from '@/components/help/help-suggestions.rules'

const questions = (words: string, most?: number) => suggestHelp(HELP, words, most).map(({ question }) => question)

describe('help about what is being written', () => {
  it('begins with the question that has the most words in common', () => {
    expect(questions('Troca equipamento com defeito')[0]).toMatch(/defeito/)
  })

  it('finds other forms of a word, ignoring accents and case', () => {
    expect(questions('DEVOLUCAO')).not.toEqual([])
    expect(questions('defeituoso')[0]).toMatch(/defeito/)
  })

  it('is no more than asked for', () => {
    expect(questions('equipamento pedido contrato senha', 2)).toHaveLength(2)
  })

  it.each(['', 'oi', 'xyzwk'])('is none for %j', (words) => expect(questions(words)).toEqual([]))
})
