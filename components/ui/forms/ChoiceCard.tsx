import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { font } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'
import { ChoiceMark } from './ChoiceMark'

type Props = {
  type?: 'radio' | 'checkbox'
  name: string
  value: string | number
  checked: boolean
  onChange: (checked: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** A price or a state: below the text, or at the right of a row. */
  price?: ReactNode
  /** A drawing: above the text, on phones at its left. */
  picture?: ReactNode
  features?: readonly string[]
  shape?: 'card' | 'row'
  disabled?: boolean
}

/** A card that is the label of its radio or checkbox. */
export const ChoiceCard = ({ type = 'radio', shape = 'card', ...props }: Props) => (
  <Label $shape={shape} data-disabled={props.disabled}>
    <input
      className="visually-hidden"
      type={type}
      name={props.name}
      value={props.value}
      checked={props.checked}
      disabled={props.disabled}
      onChange={(event) => props.onChange(event.target.checked)}
    />
    {props.picture && <Picture>{props.picture}</Picture>}
    <Words>
      <Title>{props.title}</Title>
      {props.description && <Description>{props.description}</Description>}
      {props.features && <Features features={props.features} />}
      {props.price && <Price>{props.price}</Price>}
    </Words>
    <ChoiceMark type={type} checked={props.checked} />
  </Label>
)

const Features = ({ features }: { features: readonly string[] }) => (
  <List>
    {features.map((feature) => (
      <li key={feature}>
        <Check size={15} strokeWidth={2} aria-hidden />
        {feature}
      </li>
    ))}
  </List>
)

/** The cards of one question, which is the legend. */
export const ChoiceGroup = styled.fieldset<{ $columns?: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns ?? 2}, minmax(0, 1fr));
  gap: 16px;
  legend {
    padding: 0 0 12px;
    ${font.choiceTitle};
    font-weight: 600;
  }
  ${below.hero} {
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
`

const Picture = styled.span`
  flex: none;
  width: 100%;
  height: 132px;
  /* Doubled for specificity: the order of equally specific rules differs between builds. */
  && > * {
    width: 100%;
    height: 100%;
  }
`
const Title = styled.span`
  display: block;
  ${font.choiceTitle};
  font-weight: 600;
`
const Description = styled.span`
  display: block;
  ${font.secondaryMuted};
`
const Price = styled.span`
  display: block;
  margin-top: 12px;
  ${font.body};
  color: ${color.t2};
  b {
    color: ${color.text};
  }
`
const Words = styled.span`
  display: block;
  min-width: 0;
  flex: 1 1 auto;
`
const List = styled.ul`
  display: grid;
  gap: 4px;
  margin-top: 8px;
  ${font.secondaryMuted};
  li {
    display: flex;
    gap: 6px;
  }
  svg {
    flex: none;
    margin-top: 3px;
    color: ${color.okDot};
  }
`

const card = css`
  flex-wrap: wrap;
  align-content: flex-start;
  padding: 18px;
  ${Picture} {
    margin: -10px -10px 2px;
    width: calc(100% + 20px);
  }
  ${Words} {
    flex-basis: 60%;
  }
  ${below.phone} {
    flex-wrap: nowrap;
    padding: 8px;
    gap: 14px;
    align-items: center;
    padding-right: 14px;
    ${Picture} {
      width: 88px;
      height: 84px;
      margin: 0;
    }
    ${Picture} + ${Words} ${Description} {
      display: none;
    }
    ${Words}:nth-child(2) {
      padding: 8px 0 8px 8px;
    }
    ${Price} {
      margin-top: 2px;
    }
  }
`

const row = css`
  padding: 18px;
  align-items: flex-start;
  ${Words} {
    display: grid;
    grid-template-columns: 120px 1fr auto;
    gap: 2px 14px;
    order: 2;
    ${below.phone} {
      grid-template-columns: 1fr;
    }
  }
  ${List}, ${Price} {
    margin-top: 0;
  }
  ${Price} {
    ${font.secondary};
    text-align: right;
    ${below.phone} {
      text-align: left;
      margin-top: 6px;
    }
  }
`

const Label = styled.label<{ $shape: 'card' | 'row' }>`
  position: relative;
  display: flex;
  gap: 12px;
  min-width: 0;
  border: 1px solid ${color.line2};
  border-radius: ${radius.card};
  background: ${color.surface};
  cursor: pointer;
  transition: border-color 80ms;
  ${({ $shape }) => ($shape === 'row' ? row : card)}
  &:hover {
    border-color: ${color.field};
  }
  &:has(input:checked) {
    border-color: ${color.brandText};
    box-shadow: 0 0 0 1px ${color.brandText};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${color.brandText};
    outline-offset: 3px;
  }
  &[data-disabled='true'] {
    cursor: not-allowed;
    background: ${color.sunken};
    ${Title} {
      color: ${color.t2};
    }
  }
`
