import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { Link } from '@/components/ui/navigation/Link'
import { formatReportValue } from '@/services/reports/report-cells.rules'
import { isNothing, type ReportUnit, type ReportValue } from '@/services/reports/report-definition.rules'
import { color } from '@/styles/tokens'

type Props = {
  unit: ReportUnit
  value: ReportValue
  /** The list that explains it. */
  href?: string
  isTotal?: boolean
}

/** A value of a report; one of nothing is paler. */
export const ReportCell = ({ unit, value, href, isTotal = false }: Props) => {
  const isMoney = unit === 'money' && value !== null
  const text = isMoney ? <Money value={value} strong={isTotal} /> : formatReportValue(unit, value)
  if (href) return <Behind href={href}>{text}</Behind>
  if (isTotal) return <b>{text}</b>
  return unit === 'text' ? <Name>{text}</Name> : <Value $isNothing={isNothing(value)}>{text}</Value>
}

const Behind = styled(Link)`
  color: inherit;
  text-decoration: underline;
  text-decoration-color: ${color.line2};
  text-underline-offset: 3px;
  &:hover {
    color: ${color.brandText};
  }
`

/** Wide enough for a name in few lines. */
const Name = styled.span`
  display: inline-block;
  min-width: 136px;
`

const Value = styled.span<{ $isNothing: boolean }>`
  ${({ $isNothing }) => $isNothing && `color: ${color.t3};`}
`
