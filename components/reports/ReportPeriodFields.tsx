import { useId } from 'react'
import styled from 'styled-components'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { currentDay, formatMonth } from '@/services/format/format.rules'
import { MOST_MONTHS, periodUntil, type ReportPeriod } from '@/services/reports/report-period.rules'
import { monthOf, monthsBack } from '@/services/stock/holds/hold-month.rules'
import { flex, font } from '@/styles/mixins'
import { below } from '@/styles/tokens'

type Props = { period: ReportPeriod; onChange: (period: ReportPeriod) => void }

/** How far back the last month may be chosen; a link may ask for an earlier one. */
const MONTHS_OFFERED = 36

/** The first and the last month of a report. */
export const ReportPeriodFields = ({ period, onChange }: Props) => {
  const { from, to } = period
  return (
    <Period role="group" aria-label="Período">
      <Month
        label="De"
        month={from}
        months={monthsBack(to, MOST_MONTHS)}
        onChange={(next) => onChange({ from: next, to })}
      />
      <Month
        label="Até"
        month={to}
        months={monthsBack(monthOf(currentDay()), MONTHS_OFFERED)}
        onChange={(next) => onChange(periodUntil(period, next))}
      />
    </Period>
  )
}

type MonthProps = { label: string; month: string; months: readonly string[]; onChange: (month: string) => void }

const Month = ({ label, month, months, onChange }: MonthProps) => {
  const id = useId()
  return (
    <span>
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        id={id}
        placeholder={null}
        value={month}
        options={[...new Set([...months, month])].map((value) => ({
          value,
          label: formatMonth(`${value}-01`),
        }))}
        onChange={onChange}
      />
    </span>
  )
}

const Period = styled.div`
  ${flex.wrap};
  gap: 8px;
  > span {
    ${flex.row};
    gap: 6px;
  }
  label {
    ${font.smallMuted};
  }
  ${below.phone} {
    width: 100%;
    > span {
      display: block;
      flex: 1 1 130px;
    }
  }
`
