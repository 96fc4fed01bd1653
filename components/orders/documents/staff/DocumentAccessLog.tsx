import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { CollapsibleCard, CollapsibleRows } from '@/components/ui/display/CollapsibleCard'
import { Timeline } from '@/components/ui/display/Timeline'
import { documentAccessQueryOptions } from '@/hooks/orders/staff-orders.queries'
import type { DocumentAccess as Opening } from '@/services/orders/documents/documents.schema'
import { documentTypeName } from '@/services/orders/documents/required-documents.rules'
import type { StaffOrderAddress } from '@/services/orders/order-address.rules'

/** Who opened which file of this order, newest first. */
export const DocumentAccessLog = ({ orderRef }: { orderRef: StaffOrderAddress }) => (
  <CollapsibleCard title="Quem abriu os documentos" what="quem abriu os documentos">
    <Openings orderRef={orderRef} />
  </CollapsibleCard>
)

const Openings = ({ orderRef }: { orderRef: StaffOrderAddress }) => (
  <CollapsibleRows
    query={useQuery(documentAccessQueryOptions(orderRef))}
    what="os acessos"
    nothing="Ninguém abriu um documento deste pedido ainda."
  >
    {(openings) => (
      <Inner>
        <Timeline entries={openings.map(entryOf)} />
      </Inner>
    )}
  </CollapsibleRows>
)

const entryOf = ({ id, document_type, name, opened_by, opened_at }: Opening) => ({
  key: id,
  what: documentTypeName(document_type),
  detail: `${opened_by} · ${name}`,
  at: opened_at,
})

const Inner = styled.div`
  padding: 14px var(--card-inset, 20px);
`
