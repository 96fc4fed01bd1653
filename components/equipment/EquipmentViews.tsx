import styled from 'styled-components'
import { tabLook, tabOn, TabRow } from '@/components/ui/navigation/tabLook'
import type { EquipmentSummary } from '@/services/equipment/equipment.schema'
import { formatNumber } from '@/services/format/format.rules'
import { unitLook } from './unitLook'
import { type EquipmentList, NOBODY } from './useEquipmentList'

type Props = { equipment: EquipmentList; summary: EquipmentSummary | undefined }

/** How many units there are, in all, by status and without anybody; each leads to them. */
export const EquipmentViews = ({ equipment, summary }: Props) => {
  if (!summary || summary.total === 0) return null
  const [status, person] = [equipment.filter('status'), equipment.filter('pessoa')]
  const views = [
    { key: 'all', label: 'Todos', count: summary.total, status: null, person: null },
    ...(summary.statuses.length > 1
      ? summary.statuses.map((one) => ({
          key: one.status,
          label: unitLook(one.status).word,
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
