import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Dialog } from '@/components/ui/dialogs/Dialog'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { productsDetailsQueryOptions } from '@/hooks/orders/orders.queries'
import type { ProductDetails as Details } from '@/services/orders/products-details.schema'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** Specifications and serial numbers of the rented products; fetched when the dialog opens. */
export const ProductSpecifications = ({ maskId }: { maskId: string }) => {
  const [open, setOpen] = useState(false)
  const { data, error, isError, refetch } = useQuery(productsDetailsQueryOptions(maskId, open))
  return (
    <>
      <PlainButton kind="link" size="small" onClick={() => setOpen(true)} style={{ paddingInline: 0 }}>
        Especificações e seriais
      </PlainButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Equipamentos do pedido ${maskId}`} width={640}>
        {data ? (
          <List>
            {data.map((product) => (
              <Product key={product.product_id} product={product} />
            ))}
          </List>
        ) : isError ? (
          <FailedState
            heading="h3"
            title="Não foi possível carregar os equipamentos"
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonText label="Carregando equipamentos" rows={5} />
        )}
      </Dialog>
    </>
  )
}

const Product = ({ product }: { product: Details }) => (
  <li>
    <h3>
      {product.quantity} × {product.name}
    </h3>
    <dl>
      {product.technical_specifications.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {product.upgrades.length > 0 && (
      <p>Upgrades: {product.upgrades.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</p>
    )}
    {product.units.length > 0 && (
      <p>
        Seriais: {product.units.map(({ serial, address }) => (address ? `${serial} (${address})` : serial)).join(' · ')}
      </p>
    )}
  </li>
)

const List = styled.ul`
  display: grid;
  gap: 16px;
  margin-top: 12px;
  li + li {
    padding-top: 16px;
    border-top: 1px solid ${color.line};
  }
  h3 {
    margin-bottom: 4px;
    ${font.cardTitle};
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    gap: 2px 20px;
    ${font.secondary};
  }
  dl > div {
    display: flex;
    gap: 6px;
  }
  dt {
    color: ${color.t2};
  }
  p {
    margin-top: 6px;
    ${font.secondaryMuted};
    overflow-wrap: anywhere;
  }
`
