import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { nameOptions } from '@/components/ui/forms/nameOptions'
import { tabLook, tabOn, TabRow } from '@/components/ui/navigation/tabLook'
import { type Filter, FilterChips } from '@/components/ui/tables/FilterChips'
import { equipmentSummaryQueryOptions } from '@/hooks/equipment/equipment.queries'
import { addressName } from '@/services/equipment/equipment.rules'
import type { EquipmentSummary } from '@/services/equipment/equipment.schema'
import { formatNumber } from '@/services/format/format.rules'
import { unitStatusTag } from './UnitStatus'
import { type EquipmentList, NOBODY } from './useEquipmentList'

/** Filters of the list, except the status. */
export const EquipmentFilters = ({ equipment }: { equipment: EquipmentList }) => {
  const { data: summary } = useQuery(equipmentSummaryQueryOptions())
  const { products = [], addresses = [], people = [], nobody = 0 } = summary ?? {}
  const [product, place, person] = ['produto', 'endereco', 'pessoa'].map((name) => equipment.filter(name))
  const order = equipment.filter('pedido')
  const places = addresses.map((address) => ({ id: address.id, name: addressName(address) }))
  const persons = people.map(({ id, first_name }) => ({ id, name: first_name }))
  const filters: Filter[] = [
    { key: 'produto', label: 'Produto', value: product ?? null, options: nameOptions(products, product ?? null) },
    {
      key: 'pessoa',
      label: 'Responsável',
      value: person ?? null,
      options: [
        ...(nobody > 0 || person === NOBODY ? [{ value: NOBODY, label: 'Sem responsável' }] : []),
        ...nameOptions(persons, person === NOBODY ? null : (person ?? null)),
      ],
    },
    { key: 'endereco', label: 'Endereço', value: place ?? null, options: nameOptions(places, place ?? null) },
    ...(order ? [{ key: 'pedido', label: 'Pedido', value: order, options: [{ value: order, label: order }] }] : []),
  ]
  return (
    <FilterChips
      filters={filters.filter(({ options }) => options.length > 0)}
      onChange={equipment.setFilter}
      onClear={equipment.clear}
    />
  )
}

type Props = { equipment: EquipmentList; summary: EquipmentSummary | undefined }

/** Status tabs with counts, and units without a user. */
export const EquipmentViews = ({ equipment, summary }: Props) => {
  if (!summary || summary.total === 0) return null
  const [status, person] = [equipment.filter('status'), equipment.filter('pessoa')]
  const views = [
    { key: 'all', label: 'Todos', count: summary.total, status: null, person: null },
    ...(summary.statuses.length > 1
      ? summary.statuses.map((one) => ({
          key: one.status,
          label: unitStatusTag(one.status).word,
          count: one.count,
          status: one.status,
          person: null,
        }))
      : []),
    ...(summary.nobody > 0
      ? [{ key: NOBODY, label: 'Sem responsável', count: summary.nobody, status: null, person: NOBODY }]
      : []),
  ]
  if (views.length < 2) return null
  return (
    <Row aria-label="Visões">
      {views.map((view) => (
        <Tab
          key={view.key}
          type="button"
          aria-pressed={view.status === status && view.person === person}
          onClick={() => equipment.setFilters({ status: view.status, pessoa: view.person })}
        >
          {view.label} <span>{formatNumber(view.count)}</span>
        </Tab>
      ))}
    </Row>
  )
}

const Row = styled(TabRow)`
  margin: -4px 0 12px;
`

const Tab = styled.button`
  ${tabLook}
  span {
    font-variant-numeric: tabular-nums;
  }
  &[aria-pressed='true'] {
    ${tabOn}
  }
`
