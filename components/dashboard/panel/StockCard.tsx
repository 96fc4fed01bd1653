import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { Link } from '@/components/ui/navigation/Link'
import type { Dashboard } from '@/services/dashboard/dashboard.schema'
import { formatNumber } from '@/services/format/format.rules'
import { font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { formatShare } from './panel.rules'
import { useDestinations } from './useDestinations'

/** The products with most units: where they are now. */
export const StockCard = ({ stock }: { stock: Dashboard['stock'] }) => {
  const { units: all, unitsOf } = useDestinations()
  return (
    <Card title="Estoque por produto" facts="agora" extra={<Link href={all}>Ver estoque</Link>} flush>
      {stock.length === 0 ? (
        <EmptyState
          variant="first-use"
          title="Nenhuma unidade no estoque"
          description="Cadastre as primeiras em Itens locados."
        />
      ) : (
        <Scroll tabIndex={0} role="group" aria-label="Estoque por produto">
          <table>
            <thead>
              <tr>
                <th scope="col">Produto</th>
                <th scope="col">Unidades</th>
                <th scope="col">Locadas</th>
                <th scope="col">Reservadas</th>
                <th scope="col">Disponíveis</th>
                <th scope="col">Ocupação</th>
              </tr>
            </thead>
            <tbody>
              {stock.map(({ product, units, rented, reserved, available, percent }) => (
                <tr key={product.id}>
                  <th scope="row">
                    <Link href={unitsOf(product.id)}>{product.name}</Link>
                  </th>
                  <td>{formatNumber(units)}</td>
                  <td>{formatNumber(rented)}</td>
                  <td>{formatNumber(reserved)}</td>
                  <td data-none={available === 0 || undefined}>{formatNumber(available)}</td>
                  <td>
                    <Share>
                      <span aria-hidden>
                        <i style={{ width: `${String((rented / units) * 100)}%` }} />
                        <i
                          data-soft
                          style={{ width: `${String(Math.min(reserved / units, 1 - rented / units) * 100)}%` }}
                        />
                      </span>
                      {formatShare(percent === null ? null : Math.round(percent))}
                    </Share>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </Card>
  )
}

const Scroll = styled.div`
  overflow-x: auto;
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
    ${font.captionMuted};
    font-weight: 500;
  }
  tbody th {
    ${font.secondary};
    font-weight: 550;
  }
  th:first-child,
  td:last-child,
  th:last-child {
    text-align: left;
  }
  tbody tr {
    border-top: 1px solid ${color.line};
  }
  a {
    color: ${color.text};
  }
  td:nth-child(5) {
    font-weight: 600;
  }
  td[data-none] {
    color: ${color.bad};
  }
  ${below.phone} {
    th,
    td {
      padding-inline: 10px;
    }
  }
`

const Share = styled.div`
  display: grid;
  grid-template-columns: minmax(64px, 150px) 40px;
  align-items: center;
  gap: 10px;
  span {
    display: flex;
    height: 6px;
    overflow: hidden;
    border-radius: 3px;
    background: ${color.seg};
  }
  i {
    background: ${color.chart1};
  }
  i[data-soft] {
    background: ${color.chart2};
  }
`
