import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Facts } from '@/components/ui/display/Facts'
import { Money } from '@/components/ui/display/Money'
import { ScoreGauge } from '@/components/ui/display/ScoreGauge'
import { Notice } from '@/components/ui/feedback/Notice'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import { RISK_LABEL, RISK_TONE } from '@/services/credit/credit-texts.rules'
import type { CreditQuery, CreditReport as Report } from '@/services/credit/credit.schema'
import { ADVICE_TONE, recommend } from '@/services/credit/recommendation.rules'
import { MAX_SCORE } from '@/services/credit/risk-classes.rules'
import { formatCnpj, formatDay, formatPercent, sentenceCase } from '@/services/format/format.rules'
import { flex, oneColumn } from '@/styles/mixins'
import { CreditCpf } from './CreditCpf'
import { NegativeList } from './NegativeList'
import { PartnerList } from './PartnerList'

type Props = { query: CreditQuery; report: Report }

/** What the bureau tells: what it comes to and what is bad first. */
export const CreditReport = ({ query, report }: Props) => {
  const { level, text } = recommend({ ...report, isValid: query.is_valid })
  return (
    <>
      {!query.is_valid && (
        <Notice tone="warn" title="Este resultado venceu">
          Ele mostra a situação de {formatDay(query.finished_at ?? query.requested_at)}. Para decidir hoje, faça uma
          nova consulta.
        </Notice>
      )}
      {query.is_sandbox && (
        <Notice tone="info">Dados fictícios: a Arrenda está ligada ao ambiente de testes, não à Serasa.</Notice>
      )}
      <header>
        <Title>
          <h2>{query.name ?? 'Sem nome informado'}</h2>
          <StatusTag tone={RISK_TONE[report.risk_class]}>
            {report.score === null ? RISK_LABEL.unclassified : `Risco ${RISK_LABEL[report.risk_class].toLowerCase()}`}
          </StatusTag>
        </Title>
        <p>
          {query.document_type === 'cpf' ? (
            <CreditCpf id={query.id} masked={query.document} name={query.name ?? 'quem foi consultado'} />
          ) : (
            `CNPJ ${formatCnpj(query.document)}`
          )}
          {query.company && (
            <>
              {' · '}
              <Link href={paths.admin.client(query.company.id)}>ver cliente</Link>
            </>
          )}
        </p>
      </header>
      <Notice tone={ADVICE_TONE[level]} title={text} />
      <NegativeList entries={report.negative_entries} />
      <Card>
        <Head>
          <ScoreGauge
            value={report.score}
            max={MAX_SCORE}
            tone={RISK_TONE[report.risk_class]}
            label="Score"
            verdict={`Risco: ${RISK_LABEL[report.risk_class]}`}
          />
          <Facts items={factsOf(query, report)} />
        </Head>
      </Card>
      {query.document_type === 'cnpj' && <PartnerList id={query.id} partners={report.partners} />}
    </>
  )
}

const factsOf = (query: CreditQuery, report: Report) => [
  {
    key: 'default',
    label: 'Probabilidade de inadimplência',
    value: report.default_rate === null ? 'Não informada' : <b>{formatPercent(report.default_rate)}</b>,
  },
  ...(query.document_type === 'cnpj'
    ? [
        {
          key: 'limit',
          label: 'Limite pela classe',
          value:
            report.monthly_limit === null ? (
              'Sem limite definido'
            ) : (
              <Money value={report.monthly_limit} perMonth strong />
            ),
        },
      ]
    : []),
  ...(report.inquiries === null
    ? []
    : [{ key: 'inquiries', label: 'Consultas por outras empresas', value: report.inquiries }]),
  ...(report.registration_status
    ? [{ key: 'status', label: 'Situação cadastral', value: sentenceCase(report.registration_status.toLowerCase()) }]
    : []),
  ...(report.founded_on
    ? [
        {
          key: 'founded',
          label: query.document_type === 'cnpj' ? 'Fundada em' : 'Nascimento',
          value: formatDay(report.founded_on),
        },
      ]
    : []),
]

const Head = styled.div`
  display: grid;
  grid-template-columns: 224px minmax(0, 1fr);
  gap: 20px 28px;
  align-items: center;
  b {
    font-weight: 600;
  }
  ${oneColumn.phone}
`

const Title = styled.div`
  ${flex.wrapRow};
  gap: 4px 12px;
  h2 {
    font-size: 17px;
    line-height: 24px;
  }
`
