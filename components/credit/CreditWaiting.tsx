import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { useNow } from '@/components/ui/display/useNow'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import { formatDocument } from '@/services/credit/credit-document.rules'
import { DOCUMENT_LABEL } from '@/services/credit/credit-labels.rules'
import { isSlow, queryProgress } from '@/services/credit/credit-query.rules'
import type { CreditQuerySummary } from '@/services/credit/credit.schema'
import { color } from '@/styles/tokens'

/** The minute in which the bureau works; nobody has to watch it. */
export const CreditWaiting = ({ query }: { query: CreditQuerySummary }) => {
  const now = useNow(1_000, true)
  const seconds = Math.ceil((new Date(query.expected_at).getTime() - now.getTime()) / 1_000)
  const about = formatDocument({ kind: query.document_type, document: query.document })
  return (
    <Card title="Consultando a Serasa" extra={seconds > 0 ? `cerca de ${String(seconds)} s` : 'quase pronto'}>
      <Wait>
        <b>{query.name ?? `${DOCUMENT_LABEL[query.document_type]} ${about}`}</b>
        <ProgressBar percent={queryProgress(query, now)} label="Consulta de crédito" />
        <p role="status">
          {isSlow(query, now)
            ? 'Está demorando mais que o normal. A consulta continua: você pode sair e voltar depois.'
            : 'O resultado aparece aqui. Você pode sair desta página: a consulta continua.'}
        </p>
      </Wait>
    </Card>
  )
}

const Wait = styled.div`
  display: grid;
  gap: 12px;
  padding: 8px 0;
  b {
    font-weight: 550;
  }
  p {
    color: ${color.t2};
  }
`
