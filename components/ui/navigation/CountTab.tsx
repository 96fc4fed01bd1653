import styled, { css } from 'styled-components'
import { tabLook, tabOn } from './tabLook'
import { formatNumber } from '@/services/format/format.rules'
import { color } from '@/styles/tokens'

type Props = {
  label: string
  isOn: boolean
  /** Undefined until it is known; its room is kept. */
  count: number | undefined
  isCounted?: boolean
  onChoose: () => void
}

/** A view of a list, with how much it holds. */
export const CountTab = ({ label, isOn, count, isCounted = true, onChoose }: Props) => (
  <Tab type="button" aria-pressed={isOn} $on={isOn} onClick={onChoose}>
    {label}
    {isCounted && <small>{count !== undefined && formatNumber(count)}</small>}
  </Tab>
)

const on = css`
  ${tabOn}
  small {
    background: ${color.brandSoft2};
    color: ${color.brandText};
  }
`

const Tab = styled.button<{ $on: boolean }>`
  ${tabLook}
  small {
    min-width: 22px;
    padding: 1px 6px;
    border-radius: 6px;
    background: ${color.sunken};
    font-size: 12px;
    line-height: 16px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  ${({ $on }) => $on && on}
`
