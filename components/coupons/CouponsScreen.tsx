import { TicketPlus } from 'lucide-react'
import { useState } from 'react'
import { useCompanyFilter } from '@/components/layout/company/useCompanyFilter'
import { parseId } from '@/components/layout/list/address.rules'
import { usePagedList } from '@/components/layout/list/usePagedList'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ListScreen } from '@/components/ui/tables/ListScreen'
import { couponsQueryOptions, useCouponsCsv } from '@/hooks/coupons/coupons.queries'
import { COUPON_ORDERINGS, COUPON_STATUS_LABEL, COUPON_STATUSES } from '@/services/coupons/coupon-list.rules'
import { couponColumns } from './couponColumns'
import { CouponDialogs, type OpenDialog } from './CouponDialogs'

const STATUS_OPTIONS = COUPON_STATUSES.map((status) => ({ value: status, label: COUPON_STATUS_LABEL[status] }))

/** The coupons of those who sell: issued, listed with who used which, taken back. */
export const CouponsScreen = () => {
  const coupons = usePagedList(couponsQueryOptions, {
    orderings: COUPON_ORDERINGS,
    filters: {
      situacao: (status) => ({ status: COUPON_STATUSES.find((one) => one === status) }),
      empresa: (id) => ({ company: parseId(id) }),
    },
  })
  const companiesOfRows = coupons.rows?.flatMap(({ company }) => company ?? [])
  const company = useCompanyFilter(coupons.filterId('empresa'), companiesOfRows)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  return (
    <ListScreen
      list={coupons}
      noun={{ one: 'cupom', many: 'cupons' }}
      title="Cupons"
      actions={
        <PlainButton
          kind="primary"
          icon={<TicketPlus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => setDialog({ command: 'issue' })}
        >
          Emitir cupom
        </PlainButton>
      }
      searchPlaceholder="Código ou empresa"
      filters={[{ key: 'situacao', label: 'Situação', options: STATUS_OPTIONS }, company]}
      csv={useCouponsCsv(coupons.query)}
      columns={couponColumns((coupon) => setDialog({ command: 'withdraw', coupon }))}
      size="small"
      skeletonRows={12}
      empty={{
        title: 'Ainda não há cupons',
        description: 'Emita um cupom com o valor do pedido e o valor final desejado: o desconto é calculado.',
      }}
    >
      <CouponDialogs open={dialog} onClose={() => setDialog(null)} />
    </ListScreen>
  )
}
