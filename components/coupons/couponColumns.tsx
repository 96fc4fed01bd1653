import styled from 'styled-components'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { Moment } from '@/components/ui/display/Moment'
import { Money } from '@/components/ui/display/Money'
import { Two } from '@/components/ui/display/TwoLineCell'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { toast } from '@/components/ui/feedback/toast'
import { Link } from '@/components/ui/navigation/Link'
import type { DataColumn } from '@/components/ui/tables/dataTable.types'
import { paths } from '@/services/config/paths'
import { COUPON_STATUS_LABEL, COUPON_STATUS_TONE } from '@/services/coupons/coupon-list.rules'
import type { Coupon } from '@/services/coupons/coupons.schema'
import { formatDay } from '@/services/format/format.rules'
import { color } from '@/styles/tokens'

/** What the list says of a coupon; `onWithdraw` asks before one is taken back. */
export const couponColumns = (onWithdraw: (coupon: Coupon) => void): readonly DataColumn<Coupon>[] => [
  { key: 'code', title: 'Código', render: (coupon) => <Code>{coupon.discount_code}</Code> },
  {
    key: 'company',
    title: 'Empresa',
    render: ({ company }) => company?.corporate_name ?? <Quiet>Qualquer empresa</Quiet>,
  },
  {
    key: 'order_value',
    title: 'Valor do pedido',
    align: 'right',
    render: (coupon) => <Money value={coupon.order_value} />,
  },
  { key: 'desired', title: 'Valor final', align: 'right', render: (coupon) => <Money value={coupon.desired_value} /> },
  {
    key: 'discount',
    title: 'Desconto',
    align: 'right',
    sortable: true,
    render: (coupon) => <Money value={coupon.discount} strong />,
  },
  {
    key: 'expires_at',
    title: 'Válido até',
    align: 'right',
    sortable: true,
    render: ({ expires_at }) => (expires_at ? formatDay(expires_at) : <Quiet>sem prazo</Quiet>),
  },
  {
    key: 'status',
    title: 'Situação',
    render: ({ status }) => <StatusTag tone={COUPON_STATUS_TONE[status]}>{COUPON_STATUS_LABEL[status]}</StatusTag>,
  },
  { key: 'use', title: 'Uso', render: (coupon) => <Use coupon={coupon} /> },
  {
    key: 'created_at',
    title: 'Emitido',
    sortable: true,
    render: ({ created_by, created_at }) => (
      <Two>
        {created_by ?? 'Arrenda'}
        <small>
          <Moment at={created_at} />
        </small>
      </Two>
    ),
  },
  {
    key: 'actions',
    title: 'Ações',
    align: 'right',
    render: (coupon) => <CouponActions coupon={coupon} onWithdraw={() => onWithdraw(coupon)} />,
  },
]

/** Who used it, when and on which order; of a company that is not theirs a salesperson learns no more than the moment. */
const Use = ({ coupon: { used_at, used_by, order } }: { coupon: Coupon }) => {
  if (!used_at) return <Quiet>—</Quiet>
  return (
    <Two>
      {order ? (
        <Link href={paths.admin.order(order.company.id, order.order_mask_id)}>
          Pedido {order.order_mask_id} · {order.company.corporate_name}
        </Link>
      ) : (
        'Por outra empresa'
      )}
      <small>
        {used_by && `${used_by}, `}
        <Moment at={used_at} />
      </small>
    </Two>
  )
}

const Code = styled.b`
  font-weight: 550;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
  white-space: nowrap;
`

const Quiet = styled.span`
  color: ${color.t2};
`

type CouponActionsProps = { coupon: Coupon; onWithdraw: () => void }

/** What may be done with a coupon: the API says whether it may be taken back. */
export const CouponActions = ({ coupon: { discount_code, can_withdraw }, onWithdraw }: CouponActionsProps) => {
  const copy = (): void => {
    void navigator.clipboard.writeText(discount_code).then(() => {
      toast.success(`Código ${discount_code} copiado`)
    })
  }
  return (
    <MoreMenu
      label={`Ações do cupom ${discount_code}`}
      entries={[
        { key: 'copy', label: 'Copiar código', onSelect: copy },
        ...(can_withdraw ? [{ key: 'withdraw', label: 'Retirar cupom', onSelect: onWithdraw }] : []),
      ]}
    />
  )
}
