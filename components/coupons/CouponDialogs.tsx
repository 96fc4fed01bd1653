import { useState } from 'react'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { toast } from '@/components/ui/feedback/toast'
import { useWithdrawCoupon } from '@/hooks/coupons/coupons.mutations'
import type { Coupon } from '@/services/coupons/coupons.schema'

// The form arrives with the first dialog that opens.
const CouponDialogForm = lazyPart(() => import('./CouponDialogForm').then((module) => module.CouponDialogForm))

export type OpenDialog = { command: 'issue' } | { command: 'withdraw'; coupon: Coupon }

type Props = { open: OpenDialog | null; onClose: () => void }

/** Whatever the list opens, one at a time. The coupon that was asked about stays drawn while its dialog closes. */
export const CouponDialogs = ({ open, onClose }: Props) => {
  const asked = open?.command === 'withdraw' ? open.coupon : null
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)
  const isIssuing = open?.command === 'issue'
  return (
    <>
      {useOnceOpened(isIssuing) && <CouponDialogForm open={isIssuing} onClose={onClose} />}
      {shown && <WithdrawDialog coupon={shown} open={asked !== null} onClose={onClose} />}
    </>
  )
}

const WithdrawDialog = ({ coupon, open, onClose }: { coupon: Coupon; open: boolean; onClose: () => void }) => {
  const { mutateAsync: withdraw } = useWithdrawCoupon()
  const confirm = async (): Promise<void> => {
    await withdraw(coupon.id)
    toast.success(`Cupom ${coupon.discount_code} retirado.`)
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Retirar o cupom ${coupon.discount_code}?`}
      confirmLabel="Retirar cupom"
      cancelLabel="Manter cupom"
      danger
      onConfirm={confirm}
    >
      Ninguém mais consegue usá-lo, nem quem já o colocou em uma simulação. Ele continua na lista, como retirado.
    </ConfirmDialog>
  )
}
