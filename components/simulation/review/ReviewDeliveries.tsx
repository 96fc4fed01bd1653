import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Link } from '@/components/ui/navigation/Link'
import { deliveryForecastText } from '@/services/orders/workflow/delivery-forecast.rules'
import { streetLine } from '@/services/companies/address-lines.rules'
import type { Address } from '@/services/companies/addresses.schema'
import { paths } from '@/services/config/paths'
import { unitsAt } from '@/services/simulation/delivery/deliveries.rules'
import { countItems, summarizeCart } from '@/services/simulation/products/cart.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = { quotation: Quotation; addresses: readonly Address[] }

export const ReviewDeliveries = ({ quotation, addresses }: Props) => {
  const deliveries = quotation.deliveries.filter(({ items }) => items.length > 0)
  return (
    <Card
      title="Entregas"
      facts={deliveries.some(({ insurance }) => insurance) && 'com seguro de transporte, sem custo'}
      plainHeader
      flush
      extra={
        <Link href={paths.platform.simulation.delivery(quotation.id)} aria-label="Alterar entregas">
          Alterar
        </Link>
      }
    >
      <Grid>
        {deliveries.map(({ address_id, items }) => {
          const address = addresses.find(({ id }) => id === address_id)
          return (
            <li key={address_id}>
              <b>{address?.label ?? 'Endereço'}</b>
              {address && <p>{streetLine(address)}</p>}
              <strong>{countItems(unitsAt(quotation.deliveries, address_id))}</strong>
              <p>{summarizeCart(itemsOf(quotation, items))}</p>
            </li>
          )
        })}
      </Grid>
      <Forecast suppressHydrationWarning>{deliveryForecastText()}</Forecast>
    </Card>
  )
}

type Items = Quotation['deliveries'][number]['items']

/** The products of the cart in the quantities of one delivery. */
const itemsOf = ({ products }: Quotation, items: Items) =>
  products.flatMap((product) => {
    const item = items.find(({ product_id }) => product_id === product.product_id)
    return item ? [{ ...product, quantity: item.quantity }] : []
  })

const Forecast = styled.p`
  padding: 0 20px 20px;
  ${font.secondaryMuted};
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  padding-bottom: 20px;
  li {
    padding: 0 20px;
    ${font.secondaryMuted};
  }
  li + li {
    border-left: 1px solid ${color.line};
  }
  b,
  strong {
    display: block;
    font-weight: 550;
    color: ${color.text};
  }
  b {
    font-size: 14px;
  }
  strong {
    margin-top: 10px;
  }
  ${below.table} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 16px;
    li + li {
      padding-top: 16px;
      border-left: 0;
      border-top: 1px solid ${color.line};
    }
  }
`
