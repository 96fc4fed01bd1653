import { FormDialog } from '@/components/ui/dialogs/FormDialog'
import { toast } from '@/components/ui/feedback/toast'
import { useLogin } from '@/contexts/LoginContext'
import { useCreateCoupon } from '@/hooks/coupons/coupons.mutations'
import { isLimitedToPermittedCompanies } from '@/services/auth/actor.rules'
import { type CouponFormValues as Values, toNewCoupon } from '@/services/coupons/coupon-form.rules'
import { CouponForm } from './CouponForm'

type Props = { open: boolean; onClose: () => void }

/** Issues a coupon. */
export const CouponDialogForm = ({ open, onClose }: Props) => {
  const { actor } = useLogin()
  const { mutateAsync: issue, isPending } = useCreateCoupon()

  const submit = async (values: Values): Promise<void> => {
    const { discount_code } = await issue(toNewCoupon(values))
    toast.success(`Cupom ${discount_code} emitido.`)
    onClose()
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={520}
      title="Emitir cupom"
      submitLabel="Emitir cupom"
    >
      {(id) => (
        <CouponForm id={id} needsCompany={actor !== null && isLimitedToPermittedCompanies(actor)} onSubmit={submit} />
      )}
    </FormDialog>
  )
}
