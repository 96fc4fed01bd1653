import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { useActivateUpgrades, useDeleteUpgrade } from '@/hooks/catalogue/upgrades.mutations'
import type { Upgrade } from '@/services/catalogue/upgrades/upgrades.schema'
import type { Offer } from '../crud/offer.types'
import { OfferConfirmations } from '../crud/OfferConfirmations'

// The form and antd's Modal arrive with the first dialog that opens.
const UpgradeDialogForm = dynamic(() => import('./UpgradeDialogForm').then((module) => module.UpgradeDialogForm), {
  ssr: false,
})

export type UpgradeCommand = 'save' | 'activate' | 'deactivate' | 'delete'
export type OpenDialog = { command: Exclude<UpgradeCommand, 'activate'>; upgrade?: Upgrade }

type Props = { open: OpenDialog | null; onClose: () => void }

/** Whatever the list opens, one at a time. The last one stays drawn while it closes. */
export const UpgradeDialogs = ({ open, onClose }: Props) => {
  const { mutateAsync: activate } = useActivateUpgrades()
  const { mutateAsync: remove } = useDeleteUpgrade()
  const [shown, setShown] = useState(open)
  if (open && open !== shown) setShown(open)
  const isSaving = open?.command === 'save'
  const opened = useOnceOpened(isSaving)
  const upgrade = shown?.upgrade
  return (
    <>
      {opened && <UpgradeDialogForm key={upgrade?.id ?? 'new'} upgrade={upgrade} open={isSaving} onClose={onClose} />}
      {upgrade && (
        <OfferConfirmations
          key={`ask-${String(upgrade.id)}`}
          offer={toOffer(upgrade)}
          asks={open && open.command !== 'save' ? open.command : null}
          onClose={onClose}
          onDeactivate={(id) => activate({ ids: [id], active: false })}
          onDelete={remove}
        />
      )}
    </>
  )
}

const toOffer = ({ id, active, name, quotations_count, orders_count }: Upgrade): Offer => ({
  id,
  active,
  name: `upgrade ${name}`,
  kind: 'upgrade',
  mend: 'tira o upgrade do carrinho',
  quotations_count,
  orders_count,
})
