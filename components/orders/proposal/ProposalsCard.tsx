import { useQuery } from '@tanstack/react-query'
import { Download, Eye } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import type { OrderProps } from '@/components/orders/workflow/order.types'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card, CardRow } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { StatusTag, type StatusTone } from '@/components/ui/feedback/StatusTag'
import { PdfViewer } from '@/components/ui/files/PdfViewer'
import { useDownloadProposal } from '@/hooks/orders/orders.downloads'
import { proposalQueryOptions } from '@/hooks/orders/orders.queries'
import { formatDayShort } from '@/services/format/format.rules'
import { proposalFileName } from '@/services/orders/file-names.rules'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import type { Order, Proposal } from '@/services/orders/orders.schema'
import { proposalValidity } from '@/services/orders/proposal/reservation-texts.rules'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { ProposalChanges } from './ProposalChanges'

export const ProposalsCard = ({ order, orderRef }: OrderProps) => {
  const versions = [...order.proposals].sort((a, b) => b.version - a.version)
  if (versions.length === 0) return null
  const isOnly = versions.length === 1
  return (
    <Card
      title={isOnly ? 'Proposta' : 'Propostas'}
      facts={isOnly ? undefined : `${String(versions.length)} versões`}
      flush
    >
      {versions.map((proposal, place) => (
        <CardRow key={proposal.version}>
          <ProposalVersion
            proposal={proposal}
            before={versions[place + 1]}
            openTag={openTagOf(order)}
            orderRef={orderRef}
          />
        </CardRow>
      ))}
    </Card>
  )
}

type Status = Proposal['status']
type ProposalVersionProps = {
  proposal: Proposal
  before: Proposal | undefined
  /** How an open version reads. */
  openTag: Tag
  orderRef: OrderAddress
}

type Tag = { tone: StatusTone; word: string }

const STATUS_TAG: Record<Exclude<Status, 'open'>, Tag> = {
  accepted: { tone: 'ok', word: 'Aceita' },
  refused: { tone: 'bad', word: 'Recusada' },
  withdrawn: { tone: 'neutral', word: 'Aceite desfeito' },
  superseded: { tone: 'neutral', word: 'Substituída' },
}

/** Until when an open version is valid; that of a cancelled order was never answered. */
function openTagOf(order: Order): Tag {
  if (order.stage_name === 'CANCELLED') return { tone: 'neutral', word: 'Sem resposta' }
  const { word = 'Em aberto', isOver = false } = proposalValidity(order) ?? {}
  return { tone: isOver ? 'bad' : 'wait', word }
}

/** One version of the proposal: status, fee, and the PDF to read or download. */
export const ProposalVersion = ({ proposal, before, openTag, orderRef }: ProposalVersionProps) => {
  const { version } = proposal
  const { mutate: download, isPending } = useDownloadProposal(orderRef)
  const [open, setOpen] = useState(false)
  const pdfId = useId()
  const { tone, word } = proposal.status === 'open' ? openTag : STATUS_TAG[proposal.status]
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
            aria-controls={open ? pdfId : undefined}
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
        <PdfFrame id={pdfId}>
          <ProposalPdf orderRef={orderRef} version={version} />
        </PdfFrame>
      )}
    </>
  )
}

const Line = styled.div`
  ${flex.wrapRow};
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
    ${font.secondaryMuted};
    overflow-wrap: anywhere;
  }
`

const Buttons = styled.div`
  ${flex.row};
  gap: 4px;
  margin: 0 -7px 0 auto;
`

const PdfFrame = styled.div`
  height: min(76vh, 860px);
  margin: 14px calc(-1 * var(--card-inset, 20px)) calc(-1 * var(--card-row, 14px));
  border-top: 1px solid ${color.line};
`

type ProposalPdfProps = { orderRef: OrderAddress; version: number }

export const ProposalPdf = ({ orderRef, version }: ProposalPdfProps) => {
  const { data, error, isError, refetch } = useQuery(proposalQueryOptions(orderRef, version))
  if (data) return <PdfViewer content={data} name={proposalFileName(orderRef.maskId, version)} />
  if (!isError)
    return (
      <Waiting>
        <SkeletonText label="Carregando a proposta" rows={6} />
      </Waiting>
    )
  return (
    <FailedState
      heading="h3"
      title="Não foi possível carregar a proposta"
      error={error}
      onRetry={() => void refetch()}
    />
  )
}

const Waiting = styled.div`
  padding: 20px;
`
