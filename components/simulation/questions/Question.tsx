import { useRef, useState } from 'react'
import { QuestionAnswers } from '@/components/ui/display/QuestionAnswers'
import { useQuotation } from '@/contexts/QuotationContext'
import { useSaveAndNavigate } from '@/hooks/simulation/offline/save-state'
import { useChooseProperties } from '@/hooks/simulation/quotation.mutations'
import { paths } from '@/services/config/paths'
import { billOf, estimateBill } from '@/services/simulation/bill.rules'
import {
  chosenProperties,
  isAnswered,
  stepNeighbours,
  validAnswer,
} from '@/services/simulation/questions/answers.rules'
import { countUnits, takeCheapest } from '@/services/simulation/questions/estimate.rules'
import type { PropertyOption, Quotation, Step } from '@/services/simulation/simulation.schema'
import { SimulationCard } from '../SimulationAccount'
import { SimulationPage } from '../SimulationPage'
import { SimulationTitle } from '../SimulationTitle'

type Props = { quotation: Quotation; steps: Step[]; step: Step; options: PropertyOption[] }

/** One question with its options, and the fee so far. */
export const Question = ({ quotation, steps, step, options }: Props) => {
  const { units } = useQuotation()
  const { saveAndNavigate, isLeaving } = useSaveAndNavigate(quotation.id)
  const { chosen, isAnswered, choose, skip } = useAnswer({ quotation, steps, step, options })
  const [hasTried, setHasTried] = useState(false)
  const answers = useRef<HTMLDivElement>(null)

  const { place, previous, next } = stepNeighbours(steps, step)
  const { simulation } = paths.platform
  const isEmptyCart = quotation.products.length === 0
  const taken = takeCheapest(options, chosen, units)
  const account = { quotation, bill: isEmptyCart ? estimateBill(quotation, taken) : billOf(quotation), taken }

  const goToNext = (): void => {
    if (chosen.length === 0 && !step.optional) {
      setHasTried(true)
      answers.current?.querySelector('input')?.focus()
      return
    }
    if (chosen.length === 0) skip()
    void saveAndNavigate(next ? simulation.step(quotation.id, next.id) : simulation.products(quotation.id))
  }

  return (
    <SimulationPage
      aside={<SimulationCard {...account} />}
      footer={{
        backHref: previous ? simulation.step(quotation.id, previous.id) : paths.platform.simulators(),
        action: 'Continuar',
        onAction: goToNext,
        isBusy: isLeaving,
        facts: isEmptyCart ? factsOf(quotation, countUnits(taken) || units) : undefined,
        ...account,
      }}
    >
      <SimulationTitle
        above={`${quotation.simulator.name} · pergunta ${place} de ${steps.length}`}
        title={step.title}
        text={step.subtitle}
      />
      <div ref={answers}>
        <QuestionAnswers
          step={step}
          options={options}
          chosen={chosen}
          isAnswered={isAnswered}
          onChoose={choose}
          onSkip={skip}
          error={hasTried && chosen.length === 0 ? 'Escolha uma opção para continuar.' : undefined}
        />
      </div>
    </SimulationPage>
  )
}

const factsOf = ({ priced_months }: Quotation, units: number): string => {
  const what = units === 1 ? '1 unidade' : `${units} unidades`
  return priced_months === null ? what : `${what}, ${priced_months} meses`
}

type QuestionState = {
  quotation: Quotation
  steps: readonly Step[]
  step: Step
  options: readonly PropertyOption[]
}

/** The answer to one question, saved at every press; the empty answer to a required question is not saved. */
function useAnswer({ quotation, steps, step, options }: QuestionState) {
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
