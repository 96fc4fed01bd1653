import styled from 'styled-components'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { movementsQueryOptions, useMovementsCsv } from '@/hooks/equipment/equipment.queries'
import { addressName } from '@/services/companies/address-lines.rules'
import { isDay } from '@/services/format/day.rules'
import {
  movementText,
  RELOCATION_STATUS_LABEL,
  RELOCATION_TYPE_LABEL,
} from '@/services/equipment/movements/movement-texts.rules'
import type { Movement, MovementListQuery } from '@/services/equipment/movements/movements.schema'
import { formatDateTime } from '@/services/format/format.rules'
import {
  RELOCATION_STATUSES,
  RELOCATION_TYPES,
  UNIT_EVENT_TYPES,
  UNIT_EVENTS,
} from '@/services/stock/events/unit-events.rules'
import { UNIT_STATUS_LABEL, UNIT_STATUSES } from '@/services/stock/units/unit-status.rules'
import { color } from '@/styles/tokens'
import { relocationTone } from './movementTone'

// Formik's masks are not needed before.
const PeriodFields = lazyPart(() => import('@/components/ui/forms/PeriodFields').then((module) => module.PeriodFields))

type Props = { companyId: number; size?: 'middle' | 'small' }

const parseDay = (text: string): string | undefined => (isDay(text) ? text : undefined)

/** All that happened to the units of a company, newest first. */
export const MovementLog = ({ companyId, size = 'middle' }: Props) => {
  const movements = usePagedList((query: Partial<MovementListQuery>) => movementsQueryOptions(companyId, query), {
    filters: {
      acontecimento: (type) => ({ event_type: UNIT_EVENT_TYPES.find((one) => one === type) }),
      tipo: (type) => ({ relocation_type: RELOCATION_TYPES.find((one) => one === type) }),
      situacao: (status) => ({ relocation_status: RELOCATION_STATUSES.find((one) => one === status) }),
      status: (status) => ({ ri_status: UNIT_STATUSES.find((one) => one === status) }),
      de: (day) => ({ start_date: parseDay(day) }),
      ate: (day) => ({ end_date: parseDay(day) }),
    },
  })
  const { filter, setFilter } = movements
  return (
    <ListScreen
      list={movements}
      noun={{ one: 'movimentação', many: 'movimentações', isFeminine: true }}
      filters={[
        { key: 'acontecimento', label: 'Evento', options: EVENTS },
        { key: 'tipo', label: 'Movimentação', options: TYPES },
        { key: 'situacao', label: 'Andamento', options: STATES },
        { key: 'status', label: 'Situação', options: STATUSES },
      ]}
      moreFilters={
        <PeriodFields
          key={`${filter('de') ?? ''}-${filter('ate') ?? ''}`}
          from={filter('de')}
          to={filter('ate')}
          onChange={(name, day) => setFilter(name === 'from' ? 'de' : 'ate', day)}
        />
      }
      csv={useMovementsCsv(companyId, movements.query)}
      columns={movementColumns}
      size={size}
      empty={{
        title: 'Nada aconteceu ainda',
        description: 'Cada entrega, mudança, troca e devolução de um equipamento fica registrada aqui.',
      }}
    />
  )
}

/** Events in our warehouse, which no company's log has. */
const IN_NO_LOG: readonly string[] = ['REGISTERED', 'DETAILS_CHANGED']

const EVENTS = UNIT_EVENT_TYPES.filter((type) => !IN_NO_LOG.includes(type)).map((type) => ({
  value: type,
  label: UNIT_EVENTS[type].label,
}))
const TYPES = RELOCATION_TYPES.map((type) => ({ value: type, label: RELOCATION_TYPE_LABEL[type] }))
const STATES = RELOCATION_STATUSES.map((status) => ({ value: status, label: RELOCATION_STATUS_LABEL[status] }))
const STATUSES = UNIT_STATUSES.map((status) => ({ value: status, label: UNIT_STATUS_LABEL[status] }))

export const movementColumns: readonly DataColumn<Movement>[] = [
  {
    key: 'what',
    title: 'Evento',
    render: (movement) => (
      <>
        {movementText(movement)}
        {movement.message && <SecondLine>“{movement.message}”</SecondLine>}
      </>
    ),
  },
  {
    key: 'unit',
    title: 'Equipamento',
    render: ({ unit }) => (
      <>
        {unit.serial}
        <SecondLine>{[unit.label, unit.product].filter(Boolean).join(' · ')}</SecondLine>
      </>
    ),
  },
  {
    key: 'way',
    title: 'Movimentação',
    render: ({ relocation_type, relocation_status }) =>
      relocation_type &&
      relocation_status && (
        <>
          <StatusTag tone={relocationTone(relocation_status)}>{RELOCATION_STATUS_LABEL[relocation_status]}</StatusTag>
          <SecondLine>{RELOCATION_TYPE_LABEL[relocation_type]}</SecondLine>
        </>
      ),
  },
  {
    key: 'after',
    title: 'Como ficou',
    render: ({ ri_status, address, user }) => (
      <>
        {UNIT_STATUS_LABEL[ri_status]}
        {(address ?? user) && (
          <SecondLine>{[user?.first_name, address && addressName(address)].filter(Boolean).join(' · ')}</SecondLine>
        )}
      </>
    ),
  },
  { key: 'order', title: 'Pedido', render: ({ order_mask_id }) => order_mask_id },
  {
    key: 'when',
    title: 'Quando',
    align: 'right',
    render: ({ created_at, actor_name }) => (
      <>
        {formatDateTime(created_at)}
        <SecondLine>{actor_name}</SecondLine>
      </>
    ),
  },
]

const SecondLine = styled.small`
  display: block;
  color: ${color.t2};
  font-size: 12px;
`
