import { chooseProperties, type StepAnswer } from '@/services/simulation/quotations.service'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { simulationKeys } from './simulation.queries'
import { useQuotationCommand } from './useQuotationCommand'

type Answer = StepAnswer & { names: Readonly<Record<number, string>> }

/** Answers one question; what the later ones offer, and which products fit, is asked again. */
export function useChooseProperties(quotationId: number, step: number) {
  return useQuotationCommand<Answer>({
    quotationId,
    kind: `properties-${step}`,
    run: ({ step, properties }) => chooseProperties(quotationId, { step, properties }),
    preview: withAnswer,
    outdates: [simulationKeys.options({ quotation: quotationId }), simulationKeys.products({ quotation: quotationId })],
  })
}

function withAnswer(quotation: Quotation, { step, properties, names }: Answer): Quotation {
  const others = quotation.simulation_choices.filter((choice) => choice.step !== step)
  const chosen = properties.map((property) => ({ id: -property, step, property, name: names[property] ?? '' }))
  const choices = [...others, ...chosen]
  return { ...quotation, step, simulation_choices: choices, properties: choices.map(({ property }) => property) }
}
