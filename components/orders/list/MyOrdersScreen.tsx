import type { ComponentType, ReactNode } from 'react'
import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { LinkTabs } from '@/components/ui/navigation/LinkTabs'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { useLogin } from '@/contexts/LoginContext'
import { useOrderAhead } from '@/hooks/orders/orders.queries'
import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { companyPages } from '@/services/auth/menu.rules'
import { paths } from '@/services/config/paths'
import { MyOrderCard, myOrdersColumns } from './myOrdersColumns'
import { MyOrdersToolbar } from './MyOrdersToolbar'
import { useMyOrders } from './useMyOrders'

type Props = {
  /** The company's invoices, which are another feature's; below the same title and tabs. */
  invoices?: ComponentType<{ title: string; tabs: ReactNode }>
}

const TITLE = 'Meus pedidos'

/** 'Meus pedidos', with a tab of invoices for who may read them. */
export const MyOrdersScreen = ({ invoices: Invoices }: Props) => {
  const { actor } = useLogin()
  const { read } = useAddressQuery()
  if (!Invoices || !actor || !may(actor, 'invoices:read')) return <OrderList actor={actor} />
  const shown = read('visao') === 'faturas' ? paths.platform.invoices() : paths.platform.myOrders()
  const tabs = <LinkTabs label="Pedidos e faturas" tabs={companyPages(actor)} current={shown} />
  if (shown === paths.platform.invoices()) return <Invoices title={TITLE} tabs={tabs} />
  return <OrderList actor={actor} tabs={tabs} />
}

/** Search by number, filters, sorting; cards on the phone. */
const OrderList = ({ actor, tabs }: { actor: Actor | null; tabs?: ReactNode }) => {
  const orders = useMyOrders()
  const openAhead = useOrderAhead()
  return (
    <ListScreen
      list={orders}
      noun={{ one: 'pedido', many: 'pedidos' }}
      title={TITLE}
      views={tabs}
      tools={<MyOrdersToolbar orders={orders} />}
      columns={myOrdersColumns}
      rowKey={(order) => order.order_mask_id}
      rowHref={(order) => paths.platform.order(order.order_mask_id)}
      onRowIntent={(order) => openAhead({ audience: 'customer', maskId: order.order_mask_id })}
      card={(order) => <MyOrderCard order={order} />}
      noResultDescription="Confira o número ou tire um filtro."
      empty={{
        title: 'Sua empresa ainda não fez pedidos',
        description: 'Faça uma simulação: leva cerca de 3 minutos e você vê o preço antes de pedir.',
        action: actor && may(actor, 'simulation:use') && (
          <ButtonLink kind="primary" href={paths.platform.simulators()}>
            Fazer uma simulação
          </ButtonLink>
        ),
      }}
    />
  )
}
