import { useId } from 'react'
import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { discountOf } from '@/services/coupons/discount.rules'
import { color, radius } from '@/styles/tokens'

type Props = { values: { order_value: string; desired_value: string } }

/** The discount while it is typed, by the rule that the server calculates it with. */
export const DiscountPreview = ({ values }: Props) => {
  const labelId = useId()
  const discount = discountOf(values)
  return (
    <Line role="status" aria-labelledby={labelId}>
      <span id={labelId}>Desconto do cupom</span>
      {discount === null ? <small>aparece com os dois valores</small> : <Money value={discount} perMonth strong />}
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  margin: 0 0 18px;
  padding: 10px 12px;
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-size: 14px;
  line-height: 20px;
  small {
    color: ${color.t2};
    font-size: 13px;
  }
`
