import { useQuery } from '@tanstack/react-query'
import styled, { css } from 'styled-components'
import { ongoingCountQueryOptions, yourTurnCountQueryOptions } from '@/hooks/orders/orders.queries'
import { box, flex } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Filters = { etapa: string | null; vez: string | null }

type Props = {
  stage: string | null
  turn: string | null
  /** The number of all orders. */
  all: number | undefined
  onChange: (filters: Filters) => void
}

/** The three most used views of the customer, each with its count. */
export const MyOrdersViews = ({ stage, turn, all, onChange }: Props) => {
  const { data: yours } = useQuery(yourTurnCountQueryOptions())
  const { data: ongoing } = useQuery(ongoingCountQueryOptions())
  const views = [
    { label: 'Todos', count: all, filters: { etapa: null, vez: null } },
    { label: 'Sua vez', count: yours?.count, filters: { etapa: null, vez: 'customer' } },
    { label: 'Em locação', count: ongoing?.count, filters: { etapa: 'ONGOING', vez: null } },
  ]
  return (
    <Row role="group" aria-label="Visões">
      {views.map(({ label, count, filters }) => {
        const on = filters.etapa === stage && filters.vez === turn
        return (
          <View key={label} type="button" aria-pressed={on} $on={on} onClick={() => onChange(filters)}>
            {label} <b>{count}</b>
          </View>
        )
      })}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  gap: 8px;
`

const selected = css`
  border-color: ${color.brandLine};
  background: ${color.brandSoft};
  color: ${color.brandText};
`

const View = styled.button<{ $on: boolean }>`
  ${flex.inlineRow};
  flex: none;
  gap: 6px;
  height: var(--control, 36px);
  padding: 0 12px;
  ${box.control};
  font-size: 13px;
  font-weight: 500;
  b {
    /* Reserves room for one digit until the count is known. */
    min-width: 1ch;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  ${({ $on }) =>
    $on
      ? selected
      : css`
          &:hover {
            background: ${color.sunken};
            border-color: ${color.field};
          }
        `}
  ${below.phone} {
    height: 44px;
  }
`
