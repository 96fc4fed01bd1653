import Link from 'next/link'
import { Facts } from '@/components/ui/display/Facts'
import { useLogin } from '@/contexts/LoginContext'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import { addressName } from '@/services/companies/address-lines.rules'
import type { Equipment } from '@/services/equipment/equipment.schema'
import { formatDateTime, formatDay } from '@/services/format/format.rules'

const NONE = '—'

/** User, address, order and dates of a unit. */
export const UnitFacts = ({ unit }: { unit: Equipment }) => {
  const { actor } = useLogin()
  const { user, address, order, since, received_at } = unit
  const opensOrders = actor && may(actor, 'checkout:read')
  return (
    <Facts
      short
      items={[
        { key: 'product', label: 'Produto', value: unit.product.name },
        { key: 'serial', label: 'Serial', value: unit.serial },
        { key: 'label', label: 'Etiqueta', value: unit.label ?? NONE },
        { key: 'user', label: 'Responsável', value: user?.first_name ?? 'Sem responsável' },
        ...(user
          ? [
              {
                key: 'received',
                label: 'Recebimento',
                value: received_at ? `Confirmado em ${formatDateTime(received_at)}` : 'A confirmar',
              },
            ]
          : []),
        { key: 'address', label: 'Endereço', value: address ? addressName(address) : NONE, long: true },
        { key: 'since', label: 'Com a empresa desde', value: since ? formatDay(since) : NONE },
        {
          key: 'order',
          label: 'Pedido',
          value: !order ? (
            NONE
          ) : opensOrders ? (
            <Link href={paths.platform.order(order.order_mask_id)}>{order.order_mask_id}</Link>
          ) : (
            order.order_mask_id
          ),
        },
        { key: 'ends', label: 'Contrato até', value: order?.ends_on ? formatDay(order.ends_on) : NONE },
      ]}
    />
  )
}
