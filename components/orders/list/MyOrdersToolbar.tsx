import { useQuery } from '@tanstack/react-query'
import { ArrowUpDown } from 'lucide-react'
import styled from 'styled-components'
import { MenuButton } from '@/components/ui/buttons/MenuButton'
import { CsvButton } from '@/components/ui/tables/CsvButton'
import { FilterChips } from '@/components/ui/tables/FilterChips'
import { SearchField } from '@/components/ui/tables/SearchField'
import { ordersQueryOptions } from '@/hooks/orders/orders.queries'
import { formatCount } from '@/services/format/format.rules'
import { STAGE_GROUPS } from '@/services/orders/workflow/stage-groups.rules'
import { STAGE_LABEL, STAGES } from '@/services/orders/workflow/stages.rules'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { MyOrdersViews } from './MyOrdersViews'
import { type MyOrders, SORTS } from './useMyOrders'

const stageOptions = [
  ...STAGES.map((stage) => ({ value: stage, label: STAGE_LABEL[stage] })),
  { value: STAGE_GROUPS.under_way.address, label: STAGE_GROUPS.under_way.label },
]
const turnOptions = [
  { value: 'customer', label: 'Sua vez' },
  { value: 'staff', label: 'Vez da Arrenda' },
]

export const MyOrdersToolbar = ({ orders }: { orders: MyOrders }) => {
  const { count, csv, search, stage, turn, ordering } = orders
  const { data: all } = useQuery(ordersQueryOptions({ page_size: 1 }))
  return (
    <>
      <Bar>
        <SearchField label="Buscar pedidos" placeholder="Número do pedido" value={search} onSearch={orders.setSearch} />
        <Scroller>
          <MyOrdersViews stage={stage} turn={turn} all={all?.count} onChange={orders.setFilters} />
          <FilterChips
            filters={[
              { key: 'etapa', label: 'Etapa', options: stageOptions, value: stage },
              { key: 'vez', label: 'Vez de', options: turnOptions, value: turn },
            ]}
            onChange={(key, value) => orders.setFilters({ [key]: value })}
            onClear={orders.clear}
          />
        </Scroller>
      </Bar>
      <Line>
        <span role="status">{count === undefined ? '' : formatCount(count, 'pedido', 'pedidos')}</span>
        <CsvButton csv={csv} rows={count} />
        <MenuButton
          label="Ordenar"
          align="end"
          entries={SORTS.map(({ value, label }) => ({
            key: value,
            label,
            checked: value === ordering,
            onSelect: () => orders.setOrdering(value),
          }))}
        >
          {(trigger) => (
            <Sort type="button" {...trigger}>
              <ArrowUpDown size={16} strokeWidth={1.75} aria-hidden />
              {SORTS.find(({ value }) => value === ordering)?.label}
            </Sort>
          )}
        </MenuButton>
      </Line>
    </>
  )
}

const Bar = styled.div`
  ${flex.wrapRow};
  gap: 8px 12px;
`

/** On phones the filters share one row that scrolls sideways, to leave room for the orders. */
const Scroller = styled.div`
  display: contents;
  ${below.phone} {
    display: flex;
    gap: 8px;
    max-width: calc(100% + 2 * var(--sides, 16px));
    margin: 0 calc(-1 * var(--sides, 16px));
    padding: 3px var(--sides, 16px);
    overflow-x: auto;
    scrollbar-width: none;
    > * {
      flex: none;
      flex-wrap: nowrap;
    }
  }
`

const Line = styled.div`
  ${flex.wrapRow};
  gap: 4px 12px;
  min-height: 36px;
  margin: 8px 0;
  ${font.smallMuted};
  > :first-child {
    margin-right: auto;
  }
`

const Sort = styled.button`
  ${flex.inlineRow};
  gap: 6px;
  min-height: 36px;
  color: ${color.text};
  font-weight: 500;
  &:hover {
    ${font.underlined};
  }
  ${below.phone} {
    min-height: 44px;
  }
`
