import { Ellipsis } from 'lucide-react'
import { IconButton } from '@/components/ui/IconButton'
import { MenuButton } from '@/components/ui/MenuButton'
import { toast } from '@/components/ui/toast'
import type { Coupon } from '@/services/coupons/coupons.schema'

type Props = { coupon: Coupon; onWithdraw: () => void }

/** What may be done with a coupon: the API says whether it may be taken back. */
export const CouponActions = ({ coupon: { discount_code, can_withdraw }, onWithdraw }: Props) => {
  const copy = (): void => {
    void navigator.clipboard.writeText(discount_code).then(() => {
      toast.success(`Código ${discount_code} copiado`)
    })
  }
  const label = `Ações do cupom ${discount_code}`
  return (
    <MenuButton
      label={label}
      align="end"
      entries={[
        { key: 'copy', label: 'Copiar código', onSelect: copy },
        ...(can_withdraw ? [{ key: 'withdraw', label: 'Retirar cupom', onSelect: onWithdraw }] : []),
      ]}
    >
      {(trigger) => (
        <IconButton {...trigger} label={label} icon={<Ellipsis size={18} strokeWidth={1.75} aria-hidden />} />
      )}
    </MenuButton>
  )
}
