import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import styled from 'styled-components'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { Card } from '@/components/ui/display/Card'
import { Facts } from '@/components/ui/display/Facts'
import { Timeline } from '@/components/ui/display/Timeline'
import { Picture } from '@/components/ui/drawings/Picture'
import { RecordState } from '@/components/ui/feedback/RecordState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { AsideColumns } from '@/components/ui/navigation/AsideColumns'
import { Link } from '@/components/ui/navigation/Link'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { Pager } from '@/components/ui/tables/Pager'
import { useLogin } from '@/contexts/LoginContext'
import { HISTORY_PAGE_SIZE, unitHistoryQueryOptions, unitQueryOptions } from '@/hooks/equipment/equipment.queries'
import { may } from '@/services/auth/permissions.rules'
import { addressName } from '@/services/companies/address-lines.rules'
import { paths } from '@/services/config/paths'
import { movementText } from '@/services/equipment/movements/movement-texts.rules'
import type { Movement } from '@/services/equipment/movements/movements.schema'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import { formatDayAndTime, formatDay } from '@/services/format/format.rules'
import { isNotFound } from '@/services/http/api-error.rules'
import { flex } from '@/styles/mixins'
import { UnitExchangeBanner } from '../exchanges/UnitExchangeBanner'
import { movementTone } from '../movements/movementTone'
import { EquipmentDialogs, type OpenDialog } from './EquipmentDialogs'
import { UnitActions } from './UnitActions'
import { UnitStatus } from './UnitStatus'

/** The tickets about a unit, which are another feature's. */
type UnitTickets = ComponentType<{ unit: Pick<Equipment, 'id' | 'serial'> }>

/** One unit, by the id in the address; the QR code of its label leads here. */
export const UnitScreen = ({ tickets }: { tickets?: UnitTickets }) => {
  const id = useRouteId('unitId')
  const { data, error, refetch } = useQuery(unitQueryOptions(id))
  const isMissing = Number.isNaN(id) || isNotFound(error)
  return (
    <RecordState
      // A unit that has left the company goes from the screen too.
      query={{ data: isMissing ? undefined : data, error, refetch }}
      isMissing={isMissing}
      notFound={{
        title: 'Não encontramos esse equipamento',
        description: 'Ele não está com a sua empresa agora, ou não está no seu nome.',
        back: { label: 'Ver equipamentos', href: paths.platform.equipment() },
      }}
      noun="o equipamento"
    >
      {(unit) => <UnitDetails unit={unit} tickets={tickets} />}
    </RecordState>
  )
}

export const UnitDetails = ({ unit, tickets: Tickets }: { unit: Equipment; tickets?: UnitTickets }) => {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  return (
    <>
      <PageHeader
        above={[{ label: 'Equipamentos', href: paths.platform.equipment() }]}
        title={unit.label ?? unit.product.name}
        tag={<UnitStatus unit={unit} />}
        facts={[unit.label && unit.product.name, `Serial ${unit.serial}`].filter(Boolean).join(' · ')}
        actions={<UnitActions unit={unit} onChoose={setDialog} />}
      />
      <UnitExchangeBanner unit={unit} />
      <AsideColumns>
        <div>
          <Card title="Dados">
            <WithPicture>
              <Picture image={unit.product.images[0]} alt={unit.product.name} />
              <UnitFacts unit={unit} />
            </WithPicture>
          </Card>
        </div>
        <div>
          {Tickets && <Tickets unit={unit} />}
          <UnitHistory serial={unit.serial} />
        </div>
      </AsideColumns>
      <EquipmentDialogs open={dialog} onClose={() => setDialog(null)} />
    </>
  )
}

const WithPicture = styled.div`
  ${flex.wrap};
  gap: 20px;
  > :first-child {
    flex: none;
    width: 160px;
  }
  > :last-child {
    flex: 1 1 260px;
  }
`

const NONE = '—'

export const UnitFacts = ({ unit }: { unit: Equipment }) => {
  const { actor } = useLogin()
  const { user, address, order, since, received_at } = unit
  const opensOrders = actor && may(actor, 'checkout:read')
  return (
    <Facts
      short
      items={[
        { key: 'product', label: 'Produto', value: unit.product.name },
        { key: 'serial', label: 'Serial', value: unit.serial },
        { key: 'label', label: 'Etiqueta', value: unit.label ?? NONE },
        { key: 'user', label: 'Responsável', value: user?.first_name ?? 'Sem responsável' },
        ...(user
          ? [
              {
                key: 'received',
                label: 'Recebimento',
                value: received_at ? `Confirmado em ${formatDayAndTime(received_at)}` : 'A confirmar',
              },
            ]
          : []),
        { key: 'address', label: 'Endereço', value: address ? addressName(address) : NONE, long: true },
        { key: 'since', label: 'Com a empresa desde', value: since ? formatDay(since) : NONE },
        {
          key: 'order',
          label: 'Pedido',
          value: !order ? (
            NONE
          ) : opensOrders ? (
            <Link href={paths.platform.order(order.order_mask_id)}>{order.order_mask_id}</Link>
          ) : (
            order.order_mask_id
          ),
        },
        { key: 'ends', label: 'Contrato até', value: order?.ends_on ? formatDay(order.ends_on) : NONE },
      ]}
    />
  )
}

/** Events of a unit while the company held it, newest first. */
export const UnitHistory = ({ serial }: { serial: string }) => {
  const [page, setPage] = useState(1)
  const { data, isError } = useQuery(unitHistoryQueryOptions(serial, page))
  return (
    <Card title="Histórico">
      {!data && !isError && <SkeletonText label="Carregando o histórico" rows={5} />}
      {data && <Timeline entries={data.results.map(entryOf)} first={HISTORY_PAGE_SIZE} />}
      {data && data.count > HISTORY_PAGE_SIZE && (
        <Pager page={page} pageSize={HISTORY_PAGE_SIZE} total={data.count} onPage={setPage} />
      )}
      {isError && <p>Não foi possível carregar o histórico. Atualize a página.</p>}
    </Card>
  )
}

const entryOf = (movement: Movement) => ({
  key: movement.id,
  what: movementText(movement),
  detail: movement.message ? `${movement.actor_name} · “${movement.message}”` : movement.actor_name,
  at: movement.created_at,
  tone: movementTone(movement),
})
