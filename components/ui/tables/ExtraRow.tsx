import type { ReactNode } from 'react'
import styled from 'styled-components'
import { font, oneColumn } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { CardRow } from '../display/Card'
import { Money } from '../display/Money'
import { ChoiceMark } from '../forms/ChoiceMark'

type Props = {
  checked: boolean
  onChange: (checked: boolean) => void
  title: string
  description?: ReactNode
  /** Per unit and month. */
  monthlyFee: string | number
  /** At the right when checked: the quantity. */
  children?: ReactNode
}

/** A row of a list of extras: checkbox, description, price per unit. */
export const ExtraRow = ({ checked, onChange, title, description, monthlyFee, children }: Props) => (
  <Row as="li">
    <label>
      <input
        className="visually-hidden"
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <ChoiceMark type="checkbox" checked={checked} />
      <span>
        <b>{title}</b>
        {description}
      </span>
    </label>
    <Price>
      <Money value={monthlyFee} strong />
      <small>por unidade, por mês</small>
    </Price>
    {children}
  </Row>
)

const Row = styled(CardRow)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 164px;
  align-items: center;
  gap: 8px 20px;
  ${font.secondaryMuted};
  label {
    display: flex;
    align-items: flex-start;
    gap: 14px;
    min-height: 44px;
    padding: 2px 0;
    overflow-wrap: anywhere;
    cursor: pointer;
    &:has(input:focus-visible) {
      outline: 2px solid ${color.brandText};
      outline-offset: 3px;
      border-radius: 6px;
    }
    > :nth-child(2) {
      margin-top: 2px;
    }
  }
  label b {
    display: block;
    ${font.body};
    font-weight: 550;
    color: ${color.text};
  }
  ${oneColumn.phone}
`

const Price = styled.div`
  text-align: right;
  b {
    color: ${color.text};
  }
  small {
    display: block;
    ${font.caption};
  }
  ${below.phone} {
    padding-left: 32px;
    text-align: left;
  }
`
