import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { useActivatePlans, useDeletePlan } from '@/hooks/catalogue/plans.mutations'
import type { ManagedPlan } from '@/services/catalogue/plans/plans.schema'
import { formatCount } from '@/services/format/format.rules'
import type { Offer } from '../crud/offer.types'
import { OfferConfirmations } from '../crud/OfferConfirmations'

// The form and antd's Modal arrive with the first dialog that opens.
const PlanDialogForm = dynamic(() => import('./PlanDialogForm').then((module) => module.PlanDialogForm), {
  ssr: false,
})

export type PlanCommand = 'save' | 'activate' | 'deactivate' | 'delete'
export type OpenDialog = { command: Exclude<PlanCommand, 'activate'>; plan?: ManagedPlan }

type Props = { open: OpenDialog | null; onClose: () => void }

/** Whatever the list opens, one at a time. The last one stays drawn while it closes. */
export const PlanDialogs = ({ open, onClose }: Props) => {
  const { mutateAsync: activate } = useActivatePlans()
  const { mutateAsync: remove } = useDeletePlan()
  const [shown, setShown] = useState(open)
  if (open && open !== shown) setShown(open)
  const isSaving = open?.command === 'save'
  const saved = useOnceOpened(isSaving)
  const plan = shown?.plan
  return (
    <>
      {saved && <PlanDialogForm key={plan?.id ?? 'new'} plan={plan} open={isSaving} onClose={onClose} />}
      {plan && (
        <OfferConfirmations
          key={`ask-${String(plan.id)}`}
          offer={toOffer(plan)}
          asks={open && open.command !== 'save' ? open.command : null}
          onClose={onClose}
          onDeactivate={(id) => activate({ ids: [id], active: false })}
          onDelete={remove}
        />
      )}
    </>
  )
}

const toOffer = ({ id, active, duration_months, simulator, quotations_count, orders_count }: ManagedPlan): Offer => ({
  id,
  active,
  name: `plano de ${formatCount(duration_months, 'mês', 'meses')} de ${simulator.name}`,
  kind: 'plano',
  quotations_count,
  orders_count,
})
