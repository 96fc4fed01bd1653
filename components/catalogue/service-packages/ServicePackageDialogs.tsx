import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { useActivateServicePackages, useDeleteServicePackage } from '@/hooks/catalogue/service-packages.mutations'
import type { ManagedServicePackage } from '@/services/catalogue/service-packages/service-packages.schema'
import type { Offer } from '../crud/offer.types'
import { OfferConfirmations } from '../crud/OfferConfirmations'

// The form and antd's Modal arrive with the first dialog that opens.
const PackageDialogForm = dynamic(
  () => import('./ServicePackageDialogForm').then((module) => module.ServicePackageDialogForm),
  {
    ssr: false,
  },
)

export type ServicePackageCommand = 'save' | 'up' | 'down' | 'activate' | 'deactivate' | 'delete'
export type OpenDialog = { command: 'save' | 'deactivate' | 'delete'; servicePackage?: ManagedServicePackage }

type Props = { open: OpenDialog | null; onClose: () => void }

/** Whatever the list opens, one at a time. The last one stays drawn while it closes. */
export const ServicePackageDialogs = ({ open, onClose }: Props) => {
  const { mutateAsync: activate } = useActivateServicePackages()
  const { mutateAsync: remove } = useDeleteServicePackage()
  const [shown, setShown] = useState(open)
  if (open && open !== shown) setShown(open)
  const isSaving = open?.command === 'save'
  const saved = useOnceOpened(isSaving)
  const one = shown?.servicePackage
  return (
    <>
      {saved && <PackageDialogForm key={one?.id ?? 'new'} servicePackage={one} open={isSaving} onClose={onClose} />}
      {one && (
        <OfferConfirmations
          key={`ask-${String(one.id)}`}
          offer={toOffer(one)}
          asks={open && open.command !== 'save' ? open.command : null}
          onClose={onClose}
          onDeactivate={(id) => activate({ ids: [id], active: false })}
          onDelete={remove}
        />
      )}
    </>
  )
}

const toOffer = ({ id, active, name, simulator, quotations_count, orders_count }: ManagedServicePackage): Offer => ({
  id,
  active,
  name: `pacote ${name} de ${simulator.name}`,
  kind: 'pacote',
  quotations_count,
  orders_count,
})
