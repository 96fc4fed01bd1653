import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { Card } from '@/components/ui/display/Card'
import { Moment } from '@/components/ui/display/Moment'
import { Timeline, type TimelineTone } from '@/components/ui/display/Timeline'
import { RecordState } from '@/components/ui/feedback/RecordState'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { AsideColumns } from '@/components/ui/navigation/AsideColumns'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { Pager } from '@/components/ui/tables/Pager'
import { useLogin } from '@/contexts/LoginContext'
import { unitHistoryQueryOptions, unitQueryOptions } from '@/hooks/stock/units.queries'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import { formatCount } from '@/services/format/format.rules'
import { isNotFound } from '@/services/http/api-error.rules'
import { PAGE_SIZE } from '@/services/http/page-size.rules'
import type { UnitEventType } from '@/services/stock/events/unit-events.rules'
import type { UnitDetail, UnitEvent } from '@/services/stock/units/unit-detail.schema'
import { UNIT_STATUS_LABEL } from '@/services/stock/units/unit-status.rules'
import { UnitActions } from './UnitActions'
import { UnitCondition, UnitFacts, UnitPhotos, UnitRental } from './UnitCards'
import { UNIT_TONE } from './unitTone'

export const UnitScreen = () => {
  const id = useRouteId('unitId')
  const isNoId = Number.isNaN(id)
  const query = useQuery(unitQueryOptions(isNoId ? undefined : id))
  return (
    <RecordState
      query={query}
      isMissing={isNoId || isNotFound(query.error)}
      notFound={{
        title: 'Não encontramos esse equipamento',
        description: 'Confira o endereço ou busque pelo serial.',
        back: { label: 'Ver itens locados', href: paths.admin.units() },
      }}
      noun="o equipamento"
    >
      {(unit) => <UnitDetails unit={unit} />}
    </RecordState>
  )
}

const ABOVE = [{ label: 'Itens locados', href: paths.admin.units() }]

/** A unit with its facts, rental, last appraisal, photos and history. */
export const UnitDetails = ({ unit }: { unit: UnitDetail }) => {
  const { actor } = useLogin()
  const { serial, status, product, holder, updated_at } = unit
  return (
    <>
      <PageHeader
        above={ABOVE}
        title={serial}
        tag={<StatusTag tone={UNIT_TONE[status]}>{UNIT_STATUS_LABEL[status]}</StatusTag>}
        facts={
          <>
            {product.name} · atualizado <Moment at={updated_at} />
          </>
        }
        actions={
          <>
            {holder && actor && may(actor, 'tickets:manage') && (
              <ButtonLink href={paths.admin.newTicket({ empresa: holder.company.id, serial })}>
                Abrir chamado
              </ButtonLink>
            )}
            {actor && may(actor, 'stock:write') && <UnitActions unit={unit} />}
          </>
        }
      />
      <AsideColumns>
        <div>
          <UnitFacts unit={unit} />
          <UnitRental unit={unit} mayOpen={actor !== null && may(actor, 'orders:read')} />
          <UnitCondition unit={unit} />
          <UnitPhotos unit={unit} />
        </div>
        <div>
          <UnitHistory unitId={unit.id} />
        </div>
      </AsideColumns>
    </>
  )
}

/** Tones of notable events. */
const TONE: Readonly<Partial<Record<UnitEventType, TimelineTone>>> = {
  REGISTERED: 'brand',
  DELIVERED: 'ok',
  RECEIVED: 'ok',
  APPRAISED: 'ok',
  DELIVERY_UNDONE: 'wait',
  SHIPPING_UNDONE: 'wait',
  RECEIPT_UNDONE: 'wait',
  RELEASED: 'wait',
  EXCHANGE_REFUSED: 'bad',
  RELOCATION_REFUSED: 'bad',
}

/** The history of a unit, newest first. */
export const UnitHistory = ({ unitId }: { unitId: number }) => {
  const [page, setPage] = useState(1)
  const { data, isError } = useQuery(unitHistoryQueryOptions(unitId, page))
  return (
    <Card title="Histórico" facts={data && formatCount(data.count, 'registro', 'registros')}>
      {data && <Timeline entries={data.results.map(toEntry)} first={PAGE_SIZE} />}
      {data && data.count > PAGE_SIZE && <Pager page={page} pageSize={PAGE_SIZE} total={data.count} onPage={setPage} />}
      {isError && <p>Não foi possível carregar o histórico. Atualize a página.</p>}
    </Card>
  )
}

const toEntry = ({ id, sentence, message, event_type, actor_name, created_at }: UnitEvent) => ({
  key: id,
  what: sentence,
  detail: message ? `${actor_name}: “${message}”` : actor_name,
  at: created_at,
  tone: TONE[event_type],
})
