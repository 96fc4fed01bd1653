import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { toast } from '@/components/ui/feedback/toast'
import { Pager } from '@/components/ui/tables/Pager'
import { useDecideRelocation } from '@/hooks/equipment/equipment.mutations'
import { relocationsQueryOptions } from '@/hooks/equipment/equipment.queries'
import type { RelocationAction } from '@/services/equipment/relocations/relocations.rules'
import { formatCount } from '@/services/format/format.rules'
import { PAGE_SIZE } from '@/services/http/page-size.rules'
import { flex, font } from '@/styles/mixins'
import { destinationText, type PendingDecision, RELOCATION_ACTION_LABEL, RelocationCard } from './RelocationCard'

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
  const { data, error, isError, refetch } = useQuery(relocationsQueryOptions(query))
  // No empty section before any relocation has ended.
  if (!isOpen && !data?.count) return null
  return (
    <Section aria-label={title}>
      <h2>{title}</h2>
      {isError && !data && (
        <FailedState title="Não foi possível carregar as mudanças" error={error} onRetry={() => void refetch()} />
      )}
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

type DialogProps = { asked: PendingDecision | null; onClose: () => void }

type DecisionText = { title: string; consequence: string; done: string }

/** Texts of the confirmation of each action; a refusal also asks for a reason. */
const DECISION_TEXTS: Record<RelocationAction, (what: string, to: string) => DecisionText> = {
  approve: (what, to) => ({
    title: `Aprovar a mudança para ${to}?`,
    consequence: `${what} aparece como em mudança de local até quem recebe confirmar a chegada.`,
    done: 'Mudança aprovada.',
  }),
  complete: (what, to) => ({
    title: `Confirmar a chegada em ${to}?`,
    consequence: `${what} fica em uso no novo lugar.`,
    done: 'Chegada confirmada.',
  }),
  refuse: (what, to) => ({
    title: `Recusar a mudança para ${to}?`,
    consequence: `${what} fica onde está. Quem pediu recebe o motivo.`,
    done: 'Mudança recusada.',
  }),
  cancel: (what, to) => ({
    title: `Cancelar a mudança para ${to}?`,
    consequence: `${what} fica onde estava.`,
    done: 'Mudança cancelada.',
  }),
}

/** Confirms an action on a relocation. The last dialog stays mounted while it closes. */
export const RelocationDialogs = ({ asked, onClose }: DialogProps) => {
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)
  const { mutateAsync: decide } = useDecideRelocation()
  if (!shown) return null
  const { action, relocation } = shown
  const count = relocation.units.length
  const what = count === 1 ? 'O equipamento' : `Cada um dos ${formatCount(count, 'equipamento', 'equipamentos')}`
  const { title, consequence, done } = DECISION_TEXTS[action](what, destinationText(relocation))
  const confirm = async (message?: string): Promise<void> => {
    await decide({ id: relocation.id, change: { action, ...(message && { message }) } })
    toast.success(done)
  }
  const key = `${action}-${String(relocation.id)}`
  const isAsked = asked !== null
  return (
    <>
      <ReasonDialog
        key={`reason-${key}`}
        open={isAsked && action === 'refuse'}
        onClose={onClose}
        title={title}
        label="Motivo"
        placeholder="Por que a mudança não acontece"
        requiredMessage="Diga o motivo: quem pediu recebe."
        confirmLabel="Recusar mudança"
        onConfirm={confirm}
      >
        {consequence}
      </ReasonDialog>
      <ConfirmDialog
        key={`confirm-${key}`}
        open={isAsked && action !== 'refuse'}
        onClose={onClose}
        title={title}
        confirmLabel={action === 'approve' ? 'Aprovar mudança' : RELOCATION_ACTION_LABEL[action]}
        cancelLabel="Voltar"
        danger={action === 'cancel'}
        onConfirm={() => confirm()}
      >
        {consequence}
      </ConfirmDialog>
    </>
  )
}
