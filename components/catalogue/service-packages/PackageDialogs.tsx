import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { useActivatePackages } from '@/hooks/catalogue/useActivatePackages'
import { useDeletePackage } from '@/hooks/catalogue/useDeletePackage'
import type { ManagedPackage } from '@/services/catalogue/service-packages.schema'
import type { Offer } from '../offer.types'
import { OfferQuestions } from '../OfferQuestions'

// The form and antd's Modal arrive with the first dialog that opens.
const PackageDialogForm = dynamic(() => import('./PackageDialogForm').then((module) => module.PackageDialogForm), {
  ssr: false,
})

export type PackageCommand = 'save' | 'up' | 'down' | 'activate' | 'deactivate' | 'delete'
export type OpenDialog = { command: 'save' | 'deactivate' | 'delete'; servicePackage?: ManagedPackage }

type Props = { open: OpenDialog | null; onClose: () => void }

/** Whatever the list opens, one at a time. The last one stays drawn while it closes. */
export const PackageDialogs = ({ open, onClose }: Props) => {
  const { mutateAsync: activate } = useActivatePackages()
  const { mutateAsync: remove } = useDeletePackage()
  const [shown, setShown] = useState(open)
  if (open && open !== shown) setShown(open)
  const isSaving = open?.command === 'save'
  const saved = useOnceOpened(isSaving)
  const one = shown?.servicePackage
  return (
    <>
      {saved && <PackageDialogForm key={one?.id ?? 'new'} servicePackage={one} open={isSaving} onClose={onClose} />}
      {one && (
        <OfferQuestions
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

const toOffer = ({ id, active, name, simulator, quotations_count, orders_count }: ManagedPackage): Offer => ({
  id,
  active,
  name: `pacote ${name} de ${simulator.name}`,
  kind: 'pacote',
  quotations_count,
  orders_count,
})
