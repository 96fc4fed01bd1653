import { Money } from '@/components/ui/display/Money'
import { Link } from '@/components/ui/navigation/Link'
import type { InvoiceLine } from '@/services/billing/invoices/invoices.schema'
import { paths } from '@/services/config/paths'

type Props = { order: InvoiceLine['order']; cents: number }

/** The sunken row above the lines of an order, or above those outside the measuring. */
export const InvoiceGroup = ({ order, cents }: Props) => (
  <tr data-group>
    <th colSpan={5} scope="rowgroup">
      {order ? (
        <Link href={paths.admin.order(order.company_id, order.order_mask_id)}>{order.order_mask_id}</Link>
      ) : (
        <>
          Ajustes <span>fora da medição</span>
        </>
      )}
    </th>
    <td>
      <Money value={cents} />
    </td>
  </tr>
)
