import { RotateCcw } from 'lucide-react'
import { PlainButton } from '@/components/ui/PlainButton'
import { useCopyQuotation } from '@/hooks/simulation/useCopyQuotation'

/** 'Pedir novamente': the same products, plan, package and addresses at today's prices, to be read before it is sent. */
export const OrderAgain = ({ maskId }: { maskId: string }) => {
  const { mutate, isPending } = useCopyQuotation()
  return (
    <PlainButton
      busy={isPending}
      icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => mutate({ order: maskId })}
    >
      Pedir novamente
    </PlainButton>
  )
}
