import { missingForActivation } from '@/services/catalogue/simulators/simulator-activation.rules'

const complete = { questions: 1, productTypes: 1, plans: 1, servicePackages: 1, unanswered: [] }

describe('what a simulator lacks for its activation', () => {
  it.each([
    [complete, []],
    [{ ...complete, questions: 0 }, ['uma pergunta']],
    [{ ...complete, productTypes: 0 }, ['um tipo de produto']],
    [{ ...complete, plans: 0 }, ['um plano ativo']],
    [{ ...complete, servicePackages: 0 }, ['um pacote de serviço ativo']],
    [
      { ...complete, unanswered: ['Uso?', 'Tela?'], plans: 0 },
      ['uma resposta ativa para “Uso?”', 'uma resposta ativa para “Tela?”', 'um plano ativo'],
    ],
  ])('with %j: %j', (parts, missing) => {
    expect(missingForActivation(parts)).toEqual(missing)
  })
})
