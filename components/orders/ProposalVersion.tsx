import { Download, Eye } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Money } from '@/components/ui/display/Money'
import { StatusTag, type StatusTone } from '@/components/ui/feedback/StatusTag'
import { useDownloadProposal } from '@/hooks/orders/useDownloadProposal'
import { formatDayShort } from '@/services/format/format.rules'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import type { Proposal } from '@/services/orders/orders.schema'
import { color } from '@/styles/tokens'
import { ProposalChanges } from './ProposalChanges'
import { ProposalPaper } from './ProposalPaper'

type Status = Proposal['status']
type Props = {
  proposal: Proposal
  /** The version that this one took the place of. */
  before: Proposal | undefined
  /** The order goes on: what nobody has answered yet can still be. */
  isAlive: boolean
  orderRef: OrderRef
}

const LOOK: Record<Status, { tone: StatusTone; word: string }> = {
  open: { tone: 'wait', word: 'Em aberto' },
  accepted: { tone: 'ok', word: 'Aceita' },
  refused: { tone: 'bad', word: 'Recusada' },
  withdrawn: { tone: 'neutral', word: 'Aceite desfeito' },
  superseded: { tone: 'neutral', word: 'Substituída' },
}

const UNANSWERED = { tone: 'neutral', word: 'Sem resposta' } as const

/** A version that was offered: what became of it, its fee, and its PDF to be read here or downloaded. */
export const ProposalVersion = ({ proposal, before, isAlive, orderRef }: Props) => {
  const { version } = proposal
  const { mutate: download, isPending } = useDownloadProposal(orderRef)
  const [open, setOpen] = useState(false)
  const paperId = useId()
  const { tone, word } = proposal.status === 'open' && !isAlive ? UNANSWERED : LOOK[proposal.status]
  const isDecided = proposal.status === 'accepted' || proposal.status === 'refused'
  const decided = isDecided && proposal.decided_at ? ` em ${formatDayShort(proposal.decided_at)}` : ''
  return (
    <>
      <Line>
        <div>
          <b>Versão {version}</b>
          <small>
            {proposal.duration_months} meses · enviada em {formatDayShort(proposal.created_at)}
          </small>
          {proposal.message && <small>“{proposal.message}”</small>}
        </div>
        <StatusTag tone={tone}>{`${word}${decided}`}</StatusTag>
        <Money value={proposal.monthly_fee} perMonth strong />
        <Buttons>
          <PlainButton
            size="small"
            icon={<Eye size={16} strokeWidth={1.75} aria-hidden />}
            aria-label={`${open ? 'Fechar' : 'Ler'} a proposta, versão ${String(version)}`}
            aria-expanded={open}
            aria-controls={open ? paperId : undefined}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Fechar' : 'Ler a proposta'}
          </PlainButton>
          <IconButton
            label={`Baixar a proposta em PDF, versão ${String(version)}`}
            icon={<Download size={18} strokeWidth={1.75} aria-hidden />}
            aria-busy={isPending}
            onClick={() => download(version)}
          />
        </Buttons>
      </Line>
      {before && <ProposalChanges proposal={proposal} before={before} open={proposal.status === 'open'} />}
      {open && (
        <Paper id={paperId}>
          <ProposalPaper orderRef={orderRef} version={version} />
        </Paper>
      )}
    </>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  > div:first-child {
    flex: 1 1 220px;
    min-width: 0;
  }
  b {
    font-weight: 550;
  }
  small {
    display: block;
    font-size: 13px;
    line-height: 20px;
    color: ${color.t2};
    overflow-wrap: anywhere;
  }
`

const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin: 0 -7px 0 auto;
`

/** The paper takes the card's width, up to its edges. */
const Paper = styled.div`
  height: min(76vh, 860px);
  margin: 14px calc(-1 * var(--card-inset, 20px)) calc(-1 * var(--card-row, 14px));
  border-top: 1px solid ${color.line};
`
