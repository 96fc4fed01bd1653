import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import type { ManagedProduct } from '@/services/catalogue/products/products.schema'
import { formatNumber } from '@/services/format/format.rules'
import { PRODUCT_GROUP_LABEL, PRODUCT_GROUPS } from '@/services/stock/units/product-groups.rules'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/**
 * Units of a product by group: those that are ours, and those of them that stand on the shelf. Serials are kept
 * elsewhere.
 */
export const ProductStock = ({ stock }: Pick<ManagedProduct, 'stock'>) => {
  const rows = PRODUCT_GROUPS.flatMap((group) => stock.filter((one) => one.group === group))
  return (
    <Card title="Estoque">
      {rows.length === 0 ? (
        <Nothing>Ainda não há unidades deste produto.</Nothing>
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">Grupo</th>
              <th scope="col">Unidades</th>
              <th scope="col">Para locação</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ group, total, available }) => (
              <tr key={group}>
                <th scope="row">{PRODUCT_GROUP_LABEL[group]}</th>
                <td>{formatNumber(total)}</td>
                <td>{formatNumber(available)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  )
}

const Nothing = styled.p`
  color: ${color.t2};
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${font.secondary};
  th {
    padding: 4px 0;
    font-weight: 400;
    text-align: left;
  }
  thead th {
    color: ${color.t2};
  }
  td {
    font-weight: 600;
  }
  td,
  thead th:not(:first-child) {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`
