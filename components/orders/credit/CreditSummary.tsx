import Link from 'next/link'
import styled from 'styled-components'
import { Facts } from '@/components/ui/display/Facts'
import { ScoreGauge } from '@/components/ui/display/ScoreGauge'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { paths } from '@/services/config/paths'
import { NEGATIVE_LABEL, RISK_LABEL, RISK_TONE, unseenLabel } from '@/services/credit/credit-texts.rules'
import type { CreditQuery, CreditReport } from '@/services/credit/credit.schema'
import { countNegatives } from '@/services/credit/negative-entries.rules'
import { MAX_SCORE } from '@/services/credit/risk-classes.rules'
import { formatDay, formatPercent } from '@/services/format/format.rules'
import { oneColumn, touchArea } from '@/styles/mixins'

export const CreditSummary = ({ result }: { result: CreditQuery }) => {
  const { report } = result
  if (!report) return null
  const tone = RISK_TONE[report.risk_class]
  return (
    <Block>
      <ScoreGauge
        value={report.score}
        max={MAX_SCORE}
        tone={tone}
        label="Score"
        verdict={`Risco: ${RISK_LABEL[report.risk_class]}`}
      />
      <div>
        <Facts
          short
          items={[
            { key: 'risk', label: 'Risco', value: <StatusTag tone={tone}>{RISK_LABEL[report.risk_class]}</StatusTag> },
            {
              key: 'default',
              label: 'Probabilidade de inadimplência',
              value: report.default_rate === null ? 'Não informada' : formatPercent(report.default_rate),
            },
            { key: 'negative', label: 'Registros negativos', value: negativesOf(report) },
            {
              key: 'valid',
              label: result.is_valid ? 'Vale até' : 'Venceu em',
              value: result.valid_until ? formatDay(result.valid_until) : '—',
            },
          ]}
        />
        <p>
          <Report href={paths.admin.creditQuery(result.id)}>Ver relatório completo</Report>
          {result.is_sandbox && ' · dados fictícios, do ambiente de testes'}
        </p>
      </div>
    </Block>
  )
}

/** "PEFIN: 3, Protestos: 1" or "Nada consta". Kinds that were not queried are named as such, not counted as clean. */
function negativesOf({ negative_entries }: CreditReport): string {
  const { unseen } = countNegatives(negative_entries)
  const found = negative_entries
    .filter(({ count }) => (count ?? 0) > 0)
    .map(({ kind, count }) => `${NEGATIVE_LABEL[kind]}: ${String(count)}`)
  if (unseen === 0) return found.join(', ') || 'Nada consta'
  const isAnySeen = unseen < negative_entries.length
  return [found.join(', ') || (isAnySeen && 'Nada consta'), unseenLabel(unseen)].filter(Boolean).join(', ')
}

const Report = styled(Link)`
  ${touchArea}
`

const Block = styled.div`
  display: grid;
  grid-template-columns: 184px minmax(0, 1fr);
  gap: 16px 24px;
  align-items: center;
  p {
    margin-top: 12px;
  }
  ${oneColumn.phone}
`
