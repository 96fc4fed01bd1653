import { Plus, Table2 } from 'lucide-react'
import styled from 'styled-components'
import { SavedViewMenu } from '@/components/layout/list/views/SavedViewMenu'
import { CountTab } from '@/components/ui/navigation/CountTabs'
import { Link } from '@/components/ui/navigation/Link'
import { tabLook, TabRow } from '@/components/ui/navigation/tabLook'
import { paths } from '@/services/config/paths'
import { color } from '@/styles/tokens'
import type { InvoiceList } from './useInvoiceList'

type Props = Pick<InvoiceList, 'list' | 'views' | 'tallies' | 'open' | 'month'>

/** The views with their counts, what can be done with the current one, and the way to the measuring. */
export const InvoiceViewTabs = ({ list, views, tallies, open, month }: Props) => (
  <Row aria-label="Visões">
    {views.tabs.map(({ key, label, tally }) => (
      <CountTab
        key={key}
        label={label}
        isOn={key === views.view.key}
        isCounted={tally !== undefined}
        count={tally && tallies?.[tally].count}
        tone={tally === 'overdue' ? 'bad' : undefined}
        onChoose={() => open(key)}
      />
    ))}
    <SavedViewMenu state={views} current={{ query: list.query }}>
      {({ isFull, onSave }) =>
        !isFull && (
          <SaveView type="button" onClick={onSave}>
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            Salvar visão
          </SaveView>
        )
      }
    </SavedViewMenu>
    <Measuring href={`${paths.admin.measuring()}${month ? `?mes=${month}` : ''}`}>
      <Table2 size={16} strokeWidth={1.75} aria-hidden />
      Medição
    </Measuring>
  </Row>
)

const Row = styled(TabRow)`
  align-items: center;
  margin: -4px 0 12px;
  box-shadow: inset 0 -1px ${color.line};
`

const SaveView = styled.button`
  ${tabLook}
`

const Measuring = styled(Link)`
  ${tabLook}
  margin-left: auto;
  &:hover {
    text-decoration: none;
  }
`
