import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { notesQueryOptions } from '@/hooks/orders/notes.queries'
import type { StaffOrderAddress } from '@/services/orders/order-address.rules'
import { color } from '@/styles/tokens'
import { NoteEntry, noteInAddress } from './NoteEntry'
import { NoteForm } from './NoteForm'

const FIRST = 3

/** Staff's internal notes about the order, invisible to the customer (ADR 507). */
export const NotesCard = ({ orderRef }: { orderRef: StaffOrderAddress }) => {
  const { data: notes, isError, refetch } = useQuery(notesQueryOptions(orderRef))
  // A link from an e-mail may point to a note beyond the first ones.
  const [all, setAll] = useState(() => noteInAddress() !== null)
  const shown = all ? notes : notes?.slice(0, FIRST)
  const more = (notes?.length ?? 0) - FIRST
  return (
    <Card id="notas" title="Notas internas" facts="Só a equipe da Arrenda vê">
      <NoteForm orderRef={orderRef} />
      {!notes && !isError && <SkeletonText label="Carregando as notas" rows={3} />}
      {isError && !notes && (
        <Failed>
          Não foi possível carregar as notas. <PlainButton onClick={() => void refetch()}>Tentar novamente</PlainButton>
        </Failed>
      )}
      <List>
        {shown?.map((note) => (
          <NoteEntry key={note.id} note={note} orderRef={orderRef} />
        ))}
      </List>
      {more > 0 && !all && (
        <PlainButton size="small" onClick={() => setAll(true)}>
          {more === 1 ? 'Ver mais 1 nota' : `Ver mais ${String(more)} notas`}
        </PlainButton>
      )}
    </Card>
  )
}

const List = styled.ul`
  &:not(:empty) {
    margin-top: 16px;
  }
`

const Failed = styled.p`
  display: grid;
  justify-items: start;
  gap: 8px;
  color: ${color.t2};
`
