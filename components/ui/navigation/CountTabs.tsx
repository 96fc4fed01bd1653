import styled, { css } from 'styled-components'
import { formatNumber } from '@/services/format/format.rules'
import { color } from '@/styles/tokens'
import { tabLook, tabOn, TabRow, useTabInView } from './tabLook'

type Props = {
  /** Accessible name. */
  label: string
  /** The first tab: "Todas". */
  all: string
  /** `count` is undefined while loading. */
  tabs: readonly { key: string; label: string; count: number | undefined }[]
  /** Null for all. */
  chosen: string | null
  onChoose: (key: string | null) => void
}

/** A filter of a list as tabs: all, then each value with its count. */
export const CountTabs = ({ label, all, tabs, chosen, onChoose }: Props) => (
  <Row aria-label={label}>
    <CountTab label={all} isOn={chosen === null} count={undefined} isCounted={false} onChoose={() => onChoose(null)} />
    {tabs.map(({ key, ...tab }) => (
      <CountTab key={key} {...tab} isOn={key === chosen} onChoose={() => onChoose(key)} />
    ))}
  </Row>
)

const Row = styled(TabRow)`
  margin-bottom: 12px;
`

type CountTabProps = {
  label: string
  isOn: boolean
  /** Undefined while loading; its space is reserved. */
  count: number | undefined
  isCounted?: boolean
  /** `wait`: what waits for the reader, unless there is nothing; `bad`: what is late. */
  tone?: 'wait' | 'bad'
  onChoose: () => void
}

/** A tab of a list with its count. */
export const CountTab = ({ label, isOn, count, isCounted = true, tone, onChoose }: CountTabProps) => {
  const place = useTabInView<HTMLButtonElement>(isOn)
  return (
    <Tab ref={place} type="button" aria-pressed={isOn} $on={isOn} $tone={count ? tone : undefined} onClick={onChoose}>
      {label}
      {isCounted && <small>{count !== undefined && formatNumber(count)}</small>}
    </Tab>
  )
}

const on = css`
  ${tabOn}
  small {
    background: ${color.brandSoft2};
    color: ${color.brandText};
  }
`

const tones = {
  wait: css`
    small {
      background: ${color.waitBg};
      color: ${color.warn};
    }
  `,
  bad: css`
    small {
      background: ${color.badBg};
      color: ${color.bad};
    }
  `,
}

const Tab = styled.button<{ $on: boolean; $tone: CountTabProps['tone'] }>`
  ${tabLook}
  small {
    /* Up to three figures: the tabs beside it do not move once it is known. */
    min-width: 34px;
    min-height: 18px;
    padding: 1px 6px;
    border-radius: 6px;
    background: ${color.sunken};
    font-size: 12px;
    line-height: 16px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  ${({ $on }) => $on && on}
  ${({ $tone }) => $tone && tones[$tone]}
`
