import type { PropertyOption, Quotation, Step } from '../simulation.schema'

/** The number of a question, from 1, and the questions before and after it. */
export function stepNeighbours(steps: readonly Step[], { id }: Pick<Step, 'id'>) {
  const inOrder = [...steps].sort((a, b) => a.order - b.order)
  const place = inOrder.findIndex((step) => step.id === id)
  return { place: place + 1, previous: inOrder[place - 1], next: inOrder[place + 1] }
}

/** The properties chosen for a question. */
export const chosenProperties = (
  { simulation_choices }: Pick<Quotation, 'simulation_choices'>,
  { id }: Pick<Step, 'id'>,
) => simulation_choices.filter(({ step }) => step === id).map(({ property }) => property)

/** The chosen properties that are still on offer; empty when several are chosen and the question now takes only one. */
export function validAnswer(
  options: readonly Pick<PropertyOption, 'id'>[],
  { multiple }: Pick<Step, 'multiple'>,
  properties: readonly number[],
): number[] {
  const offered = properties.filter((property) => options.some(({ id }) => id === property))
  return multiple || offered.length === 1 ? offered : []
}

/** The first question without an answer; undefined when all have one. */
export const firstUnansweredStep = (quotation: Quotation, steps: readonly Step[]): Step | undefined =>
  steps.toSorted((a, b) => a.order - b.order).find((step) => !isAnswered(quotation, steps, step))

/** True once answered; the empty answer 'tanto faz' can only be seen from `quotation.step`. */
export function isAnswered(quotation: Quotation, steps: readonly Step[], step: Step): boolean {
  if (chosenProperties(quotation, step).length > 0) return true
  const last = steps.find(({ id }) => id === quotation.step)
  return last !== undefined && last.order >= step.order
}
