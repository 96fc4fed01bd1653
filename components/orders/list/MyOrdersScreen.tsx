import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { useLogin } from '@/contexts/LoginContext'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import { MyOrderCard, myOrdersColumns } from './myOrdersColumns'
import { MyOrdersToolbar } from './MyOrdersToolbar'
import { useMyOrders } from './useMyOrders'

/** 'Meus pedidos': search by number, filters, sorting; cards on the phone. */
export const MyOrdersScreen = () => {
  const orders = useMyOrders()
  const { actor } = useLogin()
  return (
    <ListScreen
      list={orders}
      noun={{ one: 'pedido', many: 'pedidos' }}
      title="Meus pedidos"
      tools={<MyOrdersToolbar orders={orders} />}
      columns={myOrdersColumns}
      rowKey={(order) => order.order_mask_id}
      rowHref={(order) => paths.platform.order(order.order_mask_id)}
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
