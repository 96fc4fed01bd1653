import { useState } from 'react'
import { useChooseProperties } from '@/hooks/simulation/quotation.mutations'
import { chosenProperties, isAnswered, validAnswer } from '@/services/simulation/answers.rules'
import type { PropertyOption, Quotation, Step } from '@/services/simulation/simulation.schema'

type QuestionState = {
  quotation: Quotation
  steps: readonly Step[]
  step: Step
  options: readonly PropertyOption[]
}

/**
 * The answer to one question, saved at every press. A required question that was emptied is not saved until something is
 * chosen again: there is no such answer.
 */
export function useAnswer({ quotation, steps, step, options }: QuestionState) {
  const { save, optimisticValue } = useChooseProperties(quotation.id, step.id)
  const [isEmptied, setEmptied] = useState(false)
  const known = optimisticValue?.properties ?? chosenProperties(quotation, step)
  const chosen = isEmptied ? [] : validAnswer(options, step, known)
  const names = Object.fromEntries(options.map(({ id, name }) => [id, name]))

  const answer = (properties: number[]): void => {
    const isAnswer = properties.length > 0 || step.optional
    setEmptied(!isAnswer)
    if (isAnswer) save({ step: step.id, properties, names })
  }
  const choose = (property: number, isOn: boolean): void => {
    if (!step.multiple) answer([property])
    else answer(isOn ? [...chosen, property] : chosen.filter((id) => id !== property))
  }
  return {
    chosen,
    isAnswered: optimisticValue !== null || isAnswered(quotation, steps, step),
    choose,
    skip: () => answer([]),
  }
}
