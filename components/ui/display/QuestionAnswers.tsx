import { type ComponentProps, memo, useId } from 'react'
import styled from 'styled-components'
import { color } from '@/styles/tokens'
import { useLatest } from '../browser/useLatest'
import { Picture } from '../drawings/Picture'
import { ChoiceCard, ChoiceGroup } from '../forms/ChoiceCard'
import { ColorChoice } from '../forms/ColorChoice'
import { Money } from './Money'

const ANY = 'any'

/** A possible answer, with the lowest price at which it can be ordered now. */
type Option = {
  id: number
  name: string
  description: string | null
  image: string | null
  hex_color: string | null
  has_products: boolean
  starting_price: string | null
}

type Props = {
  step: { id: number; title: string; multiple: boolean; optional: boolean }
  options: readonly Option[]
  chosen: readonly number[]
  /** True with nothing chosen: the answer was 'Tanto faz', which is not an option of the list. */
  isAnswered: boolean
  onChoose: (property: number, isOn: boolean) => void
  onSkip: () => void
  error?: string
}

/** The answers to one question: swatches for colours, else cards; checkboxes where several may be chosen. */
export const QuestionAnswers = (props: Props) => {
  const { step, options, chosen, isAnswered, onChoose, onSkip, error } = props
  const errorId = useId()
  const isAny = step.optional && isAnswered && chosen.length === 0
  const isColor = !step.multiple && options.every(({ hex_color }) => hex_color !== null)

  return (
    <>
      {isColor ? (
        <ColorChoice
          legend={step.title}
          hideLegend
          name={`step-${step.id}`}
          value={isAny ? ANY : (chosen[0] ?? null)}
          onChange={(value) => (typeof value === 'number' ? onChoose(value, true) : onSkip())}
          options={[
            ...options.map(({ id, name, hex_color }) => ({ value: id, label: name, hex: hex_color })),
            ...(step.optional ? [{ value: ANY, label: 'Tanto faz' }] : []),
          ]}
        />
      ) : (
        <Cards {...props} isAny={isAny} describedBy={error ? errorId : undefined} />
      )}
      {error && (
        <Wrong id={errorId} role="alert">
          {error}
        </Wrong>
      )}
    </>
  )
}

type CardsProps = Props & { isAny: boolean; describedBy?: string }

const Cards = ({ step, options, chosen, onChoose, onSkip, isAny, describedBy }: CardsProps) => {
  const choose = useLatest(onChoose)
  const shared = { type: step.multiple ? ('checkbox' as const) : ('radio' as const), name: `step-${step.id}` }
  return (
    <ChoiceGroup aria-describedby={describedBy}>
      <legend className="visually-hidden">{step.title}</legend>
      {options.map((option) => (
        <OptionCard
          key={option.id}
          {...shared}
          option={option}
          checked={chosen.includes(option.id)}
          onChoose={choose}
        />
      ))}
      {step.optional && (
        <ChoiceCard
          {...shared}
          value={ANY}
          checked={isAny}
          onChange={onSkip}
          title="Tanto faz"
          description="Mostramos todos os modelos."
        />
      )}
    </ChoiceGroup>
  )
}

type OptionCardProps = Pick<ComponentProps<typeof ChoiceCard>, 'type' | 'name' | 'checked'> & {
  option: Option
  onChoose: Props['onChoose']
}

/** Only the options that an answer changes are rendered anew. */
const OptionCard = memo(({ option, onChoose, ...input }: OptionCardProps) => (
  <ChoiceCard
    {...input}
    value={option.id}
    onChange={(isOn) => onChoose(option.id, isOn)}
    title={option.name}
    description={option.description}
    price={<PriceOf option={option} />}
    picture={option.image && <Picture image={option.image} />}
  />
))

const PriceOf = ({ option: { starting_price, has_products } }: { option: Option }) => {
  if (!has_products) return 'Nenhum modelo com as respostas anteriores'
  if (starting_price === null) return 'Sem unidades agora'
  return (
    <>
      a partir de <Money value={starting_price} perMonth strong />
    </>
  )
}

const Wrong = styled.p`
  margin-top: 12px;
  font-weight: 500;
  color: ${color.bad};
`
