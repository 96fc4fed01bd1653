import { isAnswered, stepNeighbours } from '@/services/simulation/questions/answers.rules'
import { wireQuotation, wireStep } from '@/tests/factories/wire/simulation.wire'

const steps = [wireStep({ id: 30, order: 3 }), wireStep({ id: 10, order: 1 }), wireStep({ id: 20, order: 2 })]
const second = wireStep({ id: 20, order: 2 })

describe('the position of a question', () => {
  it('follows its order, not that of the list', () => {
    const { place, previous, next } = stepNeighbours(steps, second)
    expect([place, previous?.id, next?.id]).toEqual([2, 10, 30])
  })

  it('has nothing before the first and nothing after the last', () => {
    expect(stepNeighbours(steps, { id: 10 }).previous).toBeUndefined()
    expect(stepNeighbours(steps, { id: 30 }).next).toBeUndefined()
  })
})

describe('whether a question was answered', () => {
  const silent = { simulation_choices: [] }

  it('counts no preference as an answer: the question, or a later one, was answered last', () => {
    expect(isAnswered(wireQuotation({ ...silent, step: 20 }), steps, second)).toBe(true)
    expect(isAnswered(wireQuotation({ ...silent, step: 30 }), steps, second)).toBe(true)
  })

  it('is true for a question with a choice, at any step of the quotation', () => {
    const simulation_choices = [{ id: 1, step: 20, property: 5, name: 'Engenharia e projetos' }]
    expect(isAnswered(wireQuotation({ simulation_choices, step: null }), steps, second)).toBe(true)
  })

  it('is false for a question not reached yet', () => {
    expect(isAnswered(wireQuotation({ ...silent, step: 10 }), steps, second)).toBe(false)
    expect(isAnswered(wireQuotation({ ...silent, step: null }), steps, second)).toBe(false)
  })
})
