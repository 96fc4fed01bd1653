import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import type { Dashboard } from '@/services/dashboard/dashboard.schema'
import { formatLongMonth, sentenceCase } from '@/services/format/format.rules'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { formatShare } from './panel.rules'

type Month = Dashboard['movement'][number]

const COLUMNS = ['Mês', 'No início', 'Novos', 'Expansão', 'Redução', 'Encerrados', 'No fim', 'Saída']

/** How the fee of running rentals went from month to month, the newest first: the begin, what moved it, the end. */
export const MovementCard = ({ movement }: { movement: readonly Month[] }) => (
  <Card
    title="Receita em locação"
    facts="o que a mudou em cada mês"
    extra={<Link href={paths.admin.report('portfolio')}>Ver carteira</Link>}
    flush
  >
    <Scroll tabIndex={0} role="group" aria-label="Receita em locação por mês">
      <table>
        <thead>
          <tr>
            {COLUMNS.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{movement.toReversed().map(toRow)}</tbody>
      </table>
    </Scroll>
  </Card>
)

const toRow = ({ month, begin, expansion, contraction, ended, end, churn, ...of }: Month) => (
  <tr key={month}>
    <th scope="row">{sentenceCase(formatLongMonth(month))}</th>
    <td>
      <Money value={begin} />
    </td>
    <td>{signed('+', of.new)}</td>
    <td>{signed('+', expansion)}</td>
    <td>{signed('−', contraction)}</td>
    <td>{signed('−', ended)}</td>
    <td>
      <Money value={end} strong />
    </td>
    <td>{formatShare(churn)}</td>
  </tr>
)

/** Nothing is a dash, so that what moved catches the eye. */
const signed = (sign: '+' | '−', amount: string) =>
  Number(amount) === 0 ? (
    <span>–</span>
  ) : (
    <>
      {sign} <Money value={amount} />
    </>
  )

const Scroll = styled.div`
  max-height: 480px;
  overflow: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    ${font.secondary};
  }
  th,
  td {
    padding: 7px 16px;
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  th {
    font-weight: 500;
  }
  thead th {
    position: sticky;
    top: 0;
    background: ${color.surface};
    ${font.captionMuted};
  }
  th:first-child {
    text-align: left;
  }
  tbody tr {
    border-top: 1px solid ${color.line};
  }
  td span {
    color: ${color.t3};
  }
`
