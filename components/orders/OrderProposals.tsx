import styled from 'styled-components'
import { Card, CardRow } from '@/components/ui/Card'
import { Money } from '@/components/ui/Money'
import { StatusTag, type StatusTone } from '@/components/ui/StatusTag'
import { formatDayShort } from '@/services/format/format.rules'
import type { Order, Proposal } from '@/services/orders/orders.schema'
import { color } from '@/styles/tokens'

type Status = Proposal['status']

const LOOK: Record<Status, { tone: StatusTone; word: string }> = {
  open: { tone: 'wait', word: 'Em aberto' },
  accepted: { tone: 'ok', word: 'Aceita' },
  refused: { tone: 'bad', word: 'Recusada' },
  withdrawn: { tone: 'neutral', word: 'Aceite desfeito' },
  superseded: { tone: 'neutral', word: 'Substituída' },
}

/** Every version that was offered, newest first; nothing while there is only the first one and nothing was said of it. */
export const OrderProposals = ({ order }: { order: Order }) => {
  const versions = [...order.proposals].sort((a, b) => b.version - a.version)
  if (versions.length < 2 && !versions[0]?.message) return null
  return (
    <Card title="Propostas" facts={versions.length === 1 ? '1 versão' : `${String(versions.length)} versões`} flush>
      {versions.map((proposal) => (
        <CardRow key={proposal.version}>
          <Version proposal={proposal} />
        </CardRow>
      ))}
    </Card>
  )
}

const Version = ({ proposal }: { proposal: Proposal }) => {
  const { tone, word } = LOOK[proposal.status]
  const isDecided = proposal.status === 'accepted' || proposal.status === 'refused'
  const decided = isDecided && proposal.decided_at ? ` em ${formatDayShort(proposal.decided_at)}` : ''
  return (
    <Line>
      <div>
        <b>Versão {proposal.version}</b>
        <small>
          {proposal.duration_months} meses · enviada em {formatDayShort(proposal.created_at)}
        </small>
        {proposal.message && <small>“{proposal.message}”</small>}
      </div>
      <StatusTag tone={tone}>{`${word}${decided}`}</StatusTag>
      <Money value={proposal.monthly_fee} perMonth strong />
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  > div {
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
