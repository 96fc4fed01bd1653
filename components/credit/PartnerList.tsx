import styled from 'styled-components'
import { Card, CardRow } from '@/components/ui/display/Card'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { formatDocument, parseDocument } from '@/services/credit/credit-document.rules'
import type { CreditReport } from '@/services/credit/credit.schema'
import { formatDay, formatPercent } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'

/** Who owns the company, and what part of it. */
export const PartnerList = ({ partners }: Pick<CreditReport, 'partners'>) => (
  <Card title="Participação societária" flush>
    {partners.length === 0 && <CardRow>A Serasa não informa os sócios.</CardRow>}
    {partners.map((partner, place) => (
      <Row key={place}>
        <div>
          <b>{partner.name}</b>
          <p>{detailsOf(partner)}</p>
        </div>
        {partner.has_negative && <StatusTag tone="bad">Com restrição</StatusTag>}
        {partner.participation !== null && <Share>{formatPercent(partner.participation)}</Share>}
      </Row>
    ))}
  </Card>
)

type Partner = CreditReport['partners'][number]

function detailsOf({ document, since }: Partner): string {
  const about = document ? parseDocument(document) : null
  return [about && formatDocument(about), since && `desde ${formatDay(since.slice(0, 10))}`].filter(Boolean).join(' · ')
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
