import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import type { Package } from '@/services/logistics/packages/packages.schema'
import type { Audience } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { font } from '@/styles/mixins'
import { OrderReturn } from '../returns/OrderReturn'
import { OrderPackage } from './OrderPackage'

type Props = {
  order: Order
  audience: Audience
  /** Beside the title of the outgoing packages. */
  extra?: ReactNode
}

/** The packages to each address and the returns: status, dates, tracking code. */
export const DeliveriesCard = ({ order, audience, extra }: Props) => {
  const outgoing = order.packages.filter(({ package_type }) => package_type !== 'return')
  const returns = order.packages.filter(({ package_type }) => package_type === 'return')
  return (
    <>
      {returns.length > 0 && (
        <Card id="devolucoes" title={returns.length === 1 ? 'Devolução' : 'Devoluções'} flush>
          {returns.map((pkg) => (
            <OrderReturn key={pkg.id} maskId={order.order_mask_id} pkg={pkg} audience={audience} />
          ))}
        </Card>
      )}
      {outgoing.length > 0 && (
        <Card id="entregas" title="Entregas" flush extra={extra}>
          {outgoing.map((pkg) => (
            <OrderPackage key={pkg.id} pkg={pkg} audience={audience}>
              {isExchange(pkg) && (
                <ExchangeNote>
                  No lugar de outros equipamentos.{' '}
                  <Link href={exchangesPath(order.order_mask_id, audience)}>Ver quais</Link>
                </ExchangeNote>
              )}
            </OrderPackage>
          ))}
        </Card>
      )}
    </>
  )
}

/** An extra package that is delivered apart from the order carries replacement units (ADR 520). */
const isExchange = ({ package_type, apart, state }: Package): boolean =>
  package_type === 'extra' && apart && state !== 'CANCELED'

const exchangesPath = (maskId: string, audience: Audience): string =>
  audience === 'customer' ? paths.platform.equipmentOfOrder(maskId) : paths.admin.exchangesOf(maskId)

const ExchangeNote = styled.p`
  margin-top: 4px;
  ${font.secondary};
`
