import styled from 'styled-components'
import { toSelectOptions } from '@/components/ui/forms/selectOptions'
import { tabLook, tabOn, TabRow } from '@/components/ui/navigation/tabLook'
import type { ListFilter } from '@/components/ui/tables/listScreen.types'
import { addressName } from '@/services/companies/address-lines.rules'
import type { EquipmentSummary } from '@/services/equipment/units/equipment.schema'
import { formatNumber } from '@/services/format/format.rules'
import { unitStatusTag } from './UnitStatus'

/** In the place of a person: the units without a responsible person. */
export const NOBODY = 'ninguem'

type ListAddress = {
  filter: (name: string) => string | null
  setFilters: (changes: Record<string, string | null>) => void
}

/** The filters besides the status, which the tabs above choose; those without an option are left out. */
export function equipmentFilters({ filter }: Pick<ListAddress, 'filter'>, summary?: EquipmentSummary): ListFilter[] {
  const { products = [], addresses = [], people = [], nobody = 0 } = summary ?? {}
  const [person, order] = [filter('pessoa'), filter('pedido')]
  const places = addresses.map((address) => ({ id: address.id, name: addressName(address) }))
  const persons = people.map(({ id, first_name }) => ({ id, name: first_name }))
  const filters: ListFilter[] = [
    { key: 'produto', label: 'Produto', options: toSelectOptions(products, filter('produto')) },
    {
      key: 'pessoa',
      label: 'Responsável',
      options: [
        ...(nobody > 0 || person === NOBODY ? [{ value: NOBODY, label: 'Sem responsável' }] : []),
        ...toSelectOptions(persons, person === NOBODY ? null : person),
      ],
    },
    { key: 'endereco', label: 'Endereço', options: toSelectOptions(places, filter('endereco')) },
    ...(order ? [{ key: 'pedido', label: 'Pedido', options: [{ value: order, label: order }] }] : []),
  ]
  return filters.filter(({ options }) => options.length > 0)
}

type Props = { equipment: ListAddress; summary: EquipmentSummary | undefined }

/** How many units there are, in all, by status and without anybody; each leads to them. */
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
