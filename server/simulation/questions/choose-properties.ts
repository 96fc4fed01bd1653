import { listOptions, listSteps } from '@/server/catalogue/catalogue.service'
import { refuseField } from '@/server/http/refusal'
import type { QuotationOwner } from '@/services/auth/actor.rules'
import type { Quotation, Step } from '@/services/simulation/simulation.schema'
import { changeQuotation } from '../change-quotation'
import { replaceChoices, updateQuotation } from '../quotation-changes.repository'

type Answer = { properties: number[]; step: number }

/**
 * Replaces the answer to one question; empty ('tanto faz') only for an optional one.
 * Refuses 400 for a foreign question or property, for several where one is asked, and for none where one is required.
 */
export function chooseProperties(who: QuotationOwner, id: number, answer: Answer): Promise<Quotation> {
  return changeQuotation(who, id, async (tx, { simulatorId }) => {
    const chosen = [...new Set(answer.properties)]
    const step = (await listSteps(tx, simulatorId)).find((one) => one.id === answer.step)
    if (!step) throw refuseField('step', 'Essa pergunta não é desta simulação.')
    const offered = new Set((await listOptions(tx, simulatorId, step)).map((option) => option.id))
    refuseImpossible(step, chosen, offered)
    await replaceChoices(tx, id, step.id, chosen)
    await updateQuotation(tx, id, { stepId: step.id })
  })
}

function refuseImpossible(step: Step, chosen: number[], offered: ReadonlySet<number>): void {
  if (chosen.some((property) => !offered.has(property)))
    throw refuseField('properties', 'Escolha uma das opções da pergunta.')
  if (chosen.length > 1 && !step.multiple) throw refuseField('properties', 'Escolha só uma opção.')
  if (chosen.length === 0 && !step.optional) throw refuseField('properties', 'Escolha uma opção para continuar.')
}
