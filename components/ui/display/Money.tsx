import styled, { css } from 'styled-components'
import { formatAmount, toCents } from '@/services/format/format.rules'
import { color } from '@/styles/tokens'

type Size = 'row' | 'price' | 'total' | 'indicator' | 'headline'

type Props = {
  /** Decimal text of the API (`"6900.00"`) or integer cents. */
  value: string | number
  perMonth?: boolean
  size?: Size
  strong?: boolean
  /** Paler while it is being recalculated. */
  recalculating?: boolean
}

export const Money = ({
  value,
  perMonth = false,
  size = 'row',
  strong = size !== 'row',
  recalculating = false,
}: Props) => (
  <Sum $size={size} $strong={strong} aria-busy={recalculating || undefined}>
    <Sign>{toCents(value) < 0 ? '−\u2009R$' : 'R$'}</Sign>
    {'\u00A0'}
    <b>{formatAmount(value)}</b>
    {perMonth && <Sign>{'\u200A'}/mês</Sign>}
  </Sum>
)

const sizes: Record<Size, ReturnType<typeof css>> = {
  row: css`
    font-variant-numeric: tabular-nums;
  `,
  price: css`
    font-size: 20px;
    line-height: 28px;
    letter-spacing: -0.02em;
  `,
  total: css`
    font-size: 23px;
    line-height: 32px;
    letter-spacing: -0.02em;
  `,
  indicator: css`
    font-size: var(--indicator, 24px);
    line-height: 32px;
    letter-spacing: -0.02em;
  `,
  headline: css`
    font-size: 32px;
    line-height: 40px;
    letter-spacing: -0.02em;
  `,
}

const Sign = styled.span`
  font-size: 0.86em;
  font-weight: 400;
  letter-spacing: normal;
  color: ${color.t2};
`

const Sum = styled.span<{ $size: Size; $strong: boolean }>`
  white-space: nowrap;
  ${({ $size }) => sizes[$size]}
  b {
    font-weight: ${({ $strong }) => ($strong ? 600 : 500)};
  }
  &[aria-busy='true'],
  &[aria-busy='true'] span {
    color: ${color.t3};
  }
`
