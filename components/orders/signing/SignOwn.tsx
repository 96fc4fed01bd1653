import { useRouter } from 'next/router'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { useOwnSigningLink } from '@/hooks/orders/signing.mutations'
import type { StaffOrderAddress } from '@/services/orders/order-address.rules'

/** Leads a member of staff to the document that waits for their own signature. */
export const SignOwn = ({ orderRef }: { orderRef: StaffOrderAddress }) => {
  const router = useRouter()
  const { mutate, isPending, isSuccess } = useOwnSigningLink(orderRef)
  return (
    <PlainButton
      kind="primary"
      busy={isPending || isSuccess}
      onClick={() => mutate(undefined, { onSuccess: ({ path }) => void router.push(path) })}
    >
      Ler e assinar
    </PlainButton>
  )
}
