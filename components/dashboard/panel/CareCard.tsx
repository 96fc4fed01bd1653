import styled from 'styled-components'
import { Card, CardRow } from '@/components/ui/display/Card'
import { Link } from '@/components/ui/navigation/Link'
import type { Dashboard } from '@/services/dashboard/dashboard.schema'
import { formatCount, formatLongMonth, formatNumber } from '@/services/format/format.rules'
import { font } from '@/styles/mixins'
import { formatDecimal, formatShare } from './panel.rules'
import { useDestinations } from './useDestinations'

type Props = Pick<Dashboard, 'tickets' | 'nps'> & { month: string }

/** Promises kept in tickets, what people say of the help and of us, and exchanges. */
export const CareCard = ({ tickets: { first_response, resolution, rating, exchanges }, nps, month }: Props) => {
  const { ratings } = useDestinations()
  const rows = [
    { key: 'first', label: 'Primeira resposta no prazo', ...kept(first_response) },
    { key: 'resolution', label: 'Resolvidos no prazo', ...kept(resolution) },
    {
      key: 'rating',
      label: 'Nota do atendimento',
      facts: formatCount(rating.answers, 'resposta', 'respostas'),
      value: rating.mean === null ? '–' : formatDecimal(rating.mean),
    },
    {
      key: 'exchanges',
      label: 'Trocas por defeito',
      facts: exchanges.percent === null ? '' : `${formatShare(exchanges.percent)} das unidades em uso`,
      value: formatNumber(exchanges.count),
    },
    {
      key: 'nps',
      label: 'NPS, 90 dias',
      facts: nps.score === null ? 'poucas respostas' : formatCount(nps.answers, 'resposta', 'respostas'),
      value: nps.score === null ? '–' : formatDecimal(nps.score),
    },
  ]
  return (
    <Card
      title={`Atendimento em ${formatLongMonth(month).split(' ')[0] ?? ''}`}
      extra={<Link href={ratings}>Ver avaliações</Link>}
      flush
    >
      <ul>
        {rows.map(({ key, label, facts, value }) => (
          <CardRow key={key} as="li">
            <Line>
              <span>{label}</span>
              <span>{facts}</span>
              <b>{value}</b>
            </Line>
          </CardRow>
        ))}
      </ul>
    </Card>
  )
}

/** Of few tickets the share says nothing. */
const kept = ({ due, in_time, percent }: Dashboard['tickets']['resolution']) => ({
  facts: due === 0 ? 'nenhum venceu' : `${formatNumber(in_time)} de ${formatNumber(due)}`,
  value: percent === null ? '–' : formatShare(Math.round(percent)),
})

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 48px;
  gap: 8px;
  ${font.secondary};
  span + span {
    ${font.secondaryMuted};
  }
  b {
    font-weight: 600;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`
