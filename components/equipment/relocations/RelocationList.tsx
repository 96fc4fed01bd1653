import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { Pager } from '@/components/ui/tables/Pager'
import { relocationsQueryOptions } from '@/hooks/equipment/equipment.queries'
import { PAGE_SIZE } from '@/services/http/page-size.rules'
import { flex, font } from '@/styles/mixins'
import { type PendingDecision, RelocationCard } from './RelocationCard'
import { RelocationDialogs } from './RelocationDialogs'

/** Open relocations, those that wait for the reader first, then ended ones. */
export const RelocationList = () => {
  const [asked, setAsked] = useState<PendingDecision | null>(null)
  return (
    <>
      <RelocationSection title="Em aberto" isOpen onAsk={setAsked} />
      <RelocationSection title="Encerradas" isOpen={false} onAsk={setAsked} />
      <RelocationDialogs asked={asked} onClose={() => setAsked(null)} />
    </>
  )
}

type Props = { title: string; isOpen: boolean; onAsk: (asked: PendingDecision) => void }

const RelocationSection = ({ title, isOpen, onAsk }: Props) => {
  const [page, setPage] = useState(1)
  const query = { open: isOpen, page, page_size: PAGE_SIZE }
  const { data, isError, refetch } = useQuery(relocationsQueryOptions(query))
  // No empty section before any relocation has ended.
  if (!isOpen && !data?.count) return null
  return (
    <Section aria-label={title}>
      <h2>{title}</h2>
      {isError && !data && <FailedState title="Não foi possível carregar as mudanças" onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonText label="Carregando as mudanças" rows={4} />}
      {data?.count === 0 && (
        <EmptyState
          variant="first-use"
          heading="h3"
          title="Nenhuma mudança em aberto"
          description="Para mover um equipamento para outro endereço ou pessoa, abra o equipamento e escolha “Mover”."
        />
      )}
      <ul>
        {data?.results.map((relocation) => (
          <li key={relocation.id}>
            <RelocationCard relocation={relocation} onAsk={onAsk} />
          </li>
        ))}
      </ul>
      {data && data.count > PAGE_SIZE && <Pager page={page} pageSize={PAGE_SIZE} total={data.count} onPage={setPage} />}
    </Section>
  )
}

const Section = styled.section`
  margin-bottom: 28px;
  h2 {
    margin-bottom: 12px;
    ${font.cardTitle};
  }
  ul {
    ${flex.stack};
    gap: 12px;
  }
`
