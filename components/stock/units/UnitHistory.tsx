import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '@/components/ui/display/Card'
import { Timeline, type TimelineTone } from '@/components/ui/display/Timeline'
import { Pager } from '@/components/ui/tables/Pager'
import { unitHistoryQueryOptions } from '@/hooks/stock/units.queries'
import { formatCount } from '@/services/format/format.rules'
import { PAGE_SIZE } from '@/services/http/page-size.rules'
import type { UnitEvent } from '@/services/stock/unit-detail.schema'
import type { UnitEventType } from '@/services/stock/unit-events.rules'

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
