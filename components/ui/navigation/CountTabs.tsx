import styled from 'styled-components'
import { CountTab } from './CountTab'
import { TabRow } from './tabLook'

type Props = {
  /** What the row chooses by. */
  label: string
  /** The first tab: "Todas". */
  all: string
  /** `count` is undefined until it is known. */
  tabs: readonly { key: string; label: string; count: number | undefined }[]
  /** Null: all of them. */
  chosen: string | null
  onChoose: (key: string | null) => void
}

/** One filter of a list as tabs: all, then each value with how much it holds. */
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
