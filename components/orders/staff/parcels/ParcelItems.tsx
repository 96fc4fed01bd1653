import { useField } from 'formik'
import { useId } from 'react'
import styled from 'styled-components'
import { QuantityInput } from '@/components/ui/forms/QuantityInput'
import { color } from '@/styles/tokens'
import type { ParcelValues } from './parcelForm.rules'

/** How many units of each product go. */
export const ParcelItems = () => {
  const [{ value: items }, { error, touched }, { setValue }] = useField<ParcelValues['items']>('items')
  const wrong = useId()
  const problem = touched && error ? error : undefined
  return (
    <Set aria-describedby={problem && wrong}>
      <legend>O que vai</legend>
      <ul>
        {items.map(({ product_id, name, quantity }) => (
          <li key={product_id}>
            {name}
            <QuantityInput
              label={`Quantidade de ${name}`}
              value={quantity}
              max={1000}
              onChange={(next) =>
                void setValue(
                  items.map((item) => (item.product_id === product_id ? { ...item, quantity: next } : item)),
                )
              }
            />
          </li>
        ))}
      </ul>
      {problem && (
        <p id={wrong} role="alert">
          {problem}
        </p>
      )}
    </Set>
  )
}

const Set = styled.fieldset`
  min-width: 0;
  margin: 0 0 18px;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 6px;
    padding: 0;
    font-size: 13px;
    font-weight: 500;
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 52px;
    border-top: 1px solid ${color.line};
  }
  li:first-child {
    border-top: 0;
  }
  p {
    color: ${color.bad};
    font-size: 13px;
    font-weight: 500;
  }
`
