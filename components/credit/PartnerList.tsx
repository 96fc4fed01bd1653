import styled from 'styled-components'
import { Card, CardRow } from '@/components/ui/display/Card'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { CreditReport } from '@/services/credit/credit.schema'
import { formatCnpj, formatDay, formatPercent } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { CreditCpf } from './CreditCpf'

/** Who owns the company, and what part of it. */
export const PartnerList = ({ id, partners }: Pick<CreditReport, 'partners'> & { id: number }) => (
  <Card title="Participação societária" flush>
    {partners.length === 0 && <CardRow>A Serasa não informa os sócios.</CardRow>}
    {partners.map((partner, place) => (
      <Row key={place}>
        <div>
          <b>{partner.name}</b>
          <p>
            {partner.document?.startsWith('*') && (
              <CreditCpf id={id} partner={place} masked={partner.document} name={partner.name} />
            )}
            {detailsOf(partner)}
          </p>
        </div>
        {partner.has_negative && <StatusTag tone="bad">Com restrição</StatusTag>}
        {partner.participation !== null && <Share>{formatPercent(partner.participation)}</Share>}
      </Row>
    ))}
  </Card>
)

type Partner = CreditReport['partners'][number]

/** "CNPJ 11.222.333/0001-81 · desde 12/03/2004"; a person's CPF stands before it. */
function detailsOf({ document, since }: Partner): string {
  const isMasked = document?.startsWith('*')
  const about = !isMasked && document && formatCnpj(document)
  const from = since && `desde ${formatDay(since.slice(0, 10))}`
  return [isMasked && '', about, from].filter((part) => typeof part === 'string').join(' · ')
}

const Row = styled(CardRow)`
  ${flex.wrapRow};
  gap: 4px 16px;
  > div {
    flex: 1 1 180px;
    min-width: 0;
  }
  b {
    font-weight: 550;
  }
  p {
    ${font.captionMuted};
  }
  p:empty {
    display: none;
  }
`

const Share = styled.span`
  min-width: 56px;
  margin-left: auto;
  text-align: right;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`
