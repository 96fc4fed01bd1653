import { X } from 'lucide-react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { priceInPlan, UNIT_PRICE } from '@/services/simulation/bill.rules'
import { compareSpecifications, hasDifferences } from '@/services/simulation/products/products.rules'
import type { Product, Quotation } from '@/services/simulation/simulation.schema'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import type { ProductsView } from './useProductsView'

type Props = {
  products: readonly Product[]
  quotation: Quotation
  onlyDifferences: boolean
  onOnlyDifferences: (isOn: boolean) => void
  onClose: () => void
}

/** Up to three products side by side. */
export const Comparison = ({ products, quotation, onlyDifferences, onOnlyDifferences, onClose }: Props) => {
  const rows = compareSpecifications(products).filter((row) => !onlyDifferences || hasDifferences(row))
  return (
    <Card
      flush
      title={products.length === 1 ? 'Escolha outro modelo para comparar' : `Comparar ${products.length} modelos`}
      extra={
        <>
          <Only>
            <input
              type="checkbox"
              checked={onlyDifferences}
              onChange={(event) => onOnlyDifferences(event.target.checked)}
            />
            Só as diferenças
          </Only>
          <PlainButton kind="text" size="small" icon={<X size={16} strokeWidth={1.75} aria-hidden />} onClick={onClose}>
            Fechar
          </PlainButton>
        </>
      }
    >
      <Scroll role="region" aria-label="Comparação" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <td />
              {products.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{UNIT_PRICE}</th>
              {products.map((product) => (
                <td key={product.id}>
                  <Money value={priceInPlan(quotation, product)} />
                </td>
              ))}
            </tr>
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, place) => (
                  <td key={products[place]?.id}>{value ?? 'Não informado'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Card>
  )
}

const Only = styled.label`
  ${flex.inlineRow};
  gap: 8px;
  min-height: 32px;
  color: ${color.text};
  cursor: pointer;
`

const Scroll = styled.div`
  overflow-x: auto;
  &:focus-visible {
    outline-offset: -2px;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
    min-width: 480px;
  }
  th,
  td {
    padding: 8px 20px;
    text-align: left;
    ${font.body};
    font-weight: 400;
  }
  tr + tr > *,
  tbody tr:first-child > * {
    border-top: 1px solid ${color.line};
  }
  thead th {
    font-weight: 600;
  }
  tbody th {
    color: ${color.t2};
  }
`

type ComparedProductsProps = { products: readonly Product[]; quotation: Quotation; view: ProductsView }

/** The comparison, once products are chosen for it. */
export const ComparedProducts = ({ products, quotation, view }: ComparedProductsProps) => {
  const compared = products.filter(({ id }) => view.compared.includes(id))
  return (
    <Wrapper aria-live="polite">
      {compared.length > 0 && (
        <Comparison
          products={compared}
          quotation={quotation}
          onlyDifferences={view.onlyDifferences && compared.length > 1}
          onOnlyDifferences={view.hideEqual}
          onClose={() => view.compare([])}
        />
      )}
    </Wrapper>
  )
}

const Wrapper = styled.div`
  margin: 20px 0;
  &:empty {
    margin: 8px 0;
  }
`
