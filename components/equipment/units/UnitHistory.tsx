import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '@/components/ui/display/Card'
import { Timeline } from '@/components/ui/display/Timeline'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { Pager } from '@/components/ui/tables/Pager'
import { HISTORY_PAGE_SIZE, unitHistoryQueryOptions } from '@/hooks/equipment/equipment.queries'
import { movementText } from '@/services/equipment/movement-labels.rules'
import type { Movement } from '@/services/equipment/movements.schema'
import { movementTone } from '../movements/movementTone'

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
