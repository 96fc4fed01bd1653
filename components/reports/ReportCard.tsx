import styled from 'styled-components'
import { formatReportValue } from '@/services/reports/report-cells.rules'
import { isFigure, isNothing, type ReportRow } from '@/services/reports/report-definition.rules'
import type { Report } from '@/services/reports/reports.schema'
import { flex, font } from '@/styles/mixins'
import { ReportCell } from './ReportCell'
import type { LinkTo } from './useReportLinks'

type Props = { report: Report; row: ReportRow; linkTo: LinkTo }

/** A row of a report on a phone: its names, and its figures but those of nothing. */
export const ReportCard = ({ report: { columns }, row, linkTo }: Props) => {
  const figures = columns.filter((column) => isFigure(column) && !isNothing(row[column.key]))
  return (
    <>
      <Name>
        {columns
          .filter((column) => !isFigure(column))
          .map(({ key, unit }) => formatReportValue(unit, row[key] ?? null))
          .join(' · ')}
      </Name>
      {figures.length === 0 ? (
        <Nothing>Sem movimento</Nothing>
      ) : (
        <Figures>
          {figures.map(({ key, label, unit }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <ReportCell unit={unit} value={row[key] ?? null} href={linkTo(key, row)} />
              </dd>
            </div>
          ))}
        </Figures>
      )}
    </>
  )
}

const Name = styled.div`
  margin-bottom: 4px;
  ${font.cardTitle};
  font-weight: 600;
`

const Nothing = styled.p`
  ${font.smallMuted};
`

/** The names and values of a card's lines. */
export const Figures = styled.dl`
  div {
    ${flex.between};
    gap: 16px;
    padding: 2px 0;
  }
  dt {
    ${font.smallMuted};
  }
  dd {
    text-align: right;
  }
`
