import styled from 'styled-components'
import type { Report } from '@/services/reports/reports.schema'
import { box, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { Figures } from './ReportCard'
import { ReportCell } from './ReportCell'

/** The totals of a report above its cards, on phones, where there is no last row. */
export const ReportTotals = ({ report: { columns, totals } }: { report: Report }) => (
  <Block aria-label="Totais">
    <h3>Total</h3>
    <Figures>
      {columns.map(({ key, label, unit }) =>
        totals[key] === undefined ? null : (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <ReportCell unit={unit} value={totals[key]} isTotal />
            </dd>
          </div>
        ),
      )}
    </Figures>
  </Block>
)

const Block = styled.section`
  display: none;
  margin-bottom: 10px;
  padding: 14px 16px;
  ${box.card};
  background: ${color.sunken};
  h3 {
    margin-bottom: 4px;
    ${font.cardTitle};
  }
  ${below.table} {
    display: block;
  }
`
