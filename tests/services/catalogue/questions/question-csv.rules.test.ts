import { QUESTION_COLUMNS, QUESTION_SHEET } from '@/services/catalogue/questions/question-csv.rules'
import { cellsOf } from '@/tests/factories/http/csv'

describe('a question in a file', () => {
  it('has its simulator, its texts and its answers', () => {
    const question = {
      id: 2,
      simulator: 'Notebooks',
      position: 1,
      title: 'Para qual trabalho?',
      subtitle: null,
      propertyType: 'Uso',
      multiple: true,
      optional: false,
      answers: ['Escritório', 'Projetos'],
    }
    expect(cellsOf(QUESTION_COLUMNS, question)).toEqual({
      'Nº da pergunta': 2,
      Simulador: 'Notebooks',
      Posição: 1,
      Pergunta: 'Para qual trabalho?',
      'Texto de apoio': null,
      'Tipo de propriedade': 'Uso',
      'Várias respostas': 'Sim',
      'Tanto faz': 'Não',
      Respostas: 'Escritório\nProjetos',
    })
  })

  it('is imported except for its answers', () => {
    expect(QUESTION_SHEET.passedOver).toEqual(['Respostas'])
  })
})
