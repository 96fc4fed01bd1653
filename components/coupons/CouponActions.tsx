import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { toast } from '@/components/ui/feedback/toast'
import type { Coupon } from '@/services/coupons/coupons.schema'

type Props = { coupon: Coupon; onWithdraw: () => void }

/** What may be done with a coupon: the API says whether it may be taken back. */
export const CouponActions = ({ coupon: { discount_code, can_withdraw }, onWithdraw }: Props) => {
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
