import styled from 'styled-components'
import { Facts } from '@/components/ui/display/Facts'
import { FindingList } from '@/components/ui/display/FindingList'
import { Money } from '@/components/ui/display/Money'
import { ScoreGauge } from '@/components/ui/display/ScoreGauge'
import { Notice } from '@/components/ui/feedback/Notice'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import { NEGATIVE_LABEL, RISK_LABEL, RISK_TONE } from '@/services/credit/credit-texts.rules'
import type { CreditQuery } from '@/services/credit/credit.schema'
import type { ExposureVerdict } from '@/services/credit/exposure.rules'
import { ADVICE_TONE, negativesInShort, recommend } from '@/services/credit/recommendation.rules'
import { MAX_SCORE } from '@/services/credit/risk-classes.rules'
import { formatCount, formatDay, formatPercent, sentenceCase } from '@/services/format/format.rules'
import { oneColumn, touchArea } from '@/styles/mixins'

type Props = { result: CreditQuery; verdict: ExposureVerdict }

/** The report of an order's company: the recommendation, what is held against it, then score and validity. */
export const CreditSummary = ({ result, verdict }: Props) => {
  const { report } = result
  if (!report) return null
  const tone = RISK_TONE[report.risk_class]
  const { level, text } = recommend({ ...report, isValid: result.is_valid, verdict })
  const found = report.negative_entries.filter(({ count }) => (count ?? 0) > 0)
  return (
    <Block>
      <Notice tone={ADVICE_TONE[level]} title={text} />
      {found.length > 0 && (
        <FindingList
          label="Registros negativos"
          findings={found.map(({ kind, count, balance }) => ({
            key: kind,
            label: NEGATIVE_LABEL[kind],
            count: formatCount(count ?? 0, 'registro', 'registros'),
            value: balance === null ? null : <Money value={balance} strong />,
          }))}
        />
      )}
      <Score>
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
              {
                key: 'risk',
                label: 'Risco',
                value: <StatusTag tone={tone}>{RISK_LABEL[report.risk_class]}</StatusTag>,
              },
              {
                key: 'default',
                label: 'Probabilidade de inadimplência',
                value: report.default_rate === null ? 'Não informada' : formatPercent(report.default_rate),
              },
              {
                key: 'negative',
                label: 'Registros negativos',
                value: sentenceCase(negativesInShort(report.negative_entries)),
              },
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
      </Score>
    </Block>
  )
}

const Report = styled(Link)`
  ${touchArea}
`

const Block = styled.div`
  display: grid;
  gap: 12px;
`

const Score = styled.div`
  display: grid;
  grid-template-columns: 184px minmax(0, 1fr);
  gap: 16px 24px;
  align-items: center;
  p {
    margin-top: 12px;
  }
  ${oneColumn.phone}
`
