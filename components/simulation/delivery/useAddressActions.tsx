import { type ReactNode, useState } from 'react'
import { useStored } from '@/components/ui/browser/useStored'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { readDraft } from '@/contexts/stores/drafts.store'
import { useDeleteAddress } from '@/hooks/companies/addresses.mutations'
import type { Address } from '@/services/companies/addresses.schema'
import type { AddressDialogType, DistributionProps } from './delivery.types'
import type { Distribution } from './useDistribution'

type Editing = { address: Address | null } | null | undefined

type Result = {
  columns: DistributionProps['columns']
  /** Saved addresses without a delivery. */
  unused: Address[]
  add: () => void
  dialogs: ReactNode
}

/** The actions on the addresses of the deliveries, and their dialogs. */
export function useAddressActions(
  distribution: Distribution,
  addresses: readonly Address[],
  AddressDialog: AddressDialogType,
  /** User and quotation: the prefix of the drafts' names. */
  draftPrefix: string,
): Result {
  const { deliveries, sendAllTo, drop, add } = distribution
  const draftOf = (address: Address | null): string => `address:${draftPrefix}:${address?.id ?? 'new'}`
  // Reopens the address that was being edited when the page was left.
  const [chosen, setEditing] = useState<Editing>()
  const left = useStored(() =>
    [null, ...addresses].map((address) => ({ address })).find(({ address }) => readDraft(draftOf(address))),
  )
  const editing = chosen === undefined ? (left ?? null) : chosen
  const [deleting, setDeleting] = useState<Address | null>(null)
  const { mutateAsync: deleteAddress } = useDeleteAddress()

  const columns = deliveries.flatMap(({ address_id }) => {
    const address = addresses.find(({ id }) => id === address_id)
    if (!address) return []
    const actions = {
      onSendAll: () => sendAllTo(address.id),
      onEdit: () => setEditing({ address }),
      onDelete: () => setDeleting(address),
      ...(deliveries.length > 1 && { onDrop: () => drop(address.id) }),
    }
    return [{ address, actions }]
  })

  return {
    columns,
    unused: addresses.filter(({ id }) => !deliveries.some(({ address_id }) => address_id === id)),
    add: () => setEditing({ address: null }),
    dialogs: (
      <>
        <AddressDialog
          open={editing !== null}
          address={editing?.address ?? null}
          draft={draftOf(editing?.address ?? null)}
          onClose={() => setEditing(null)}
          onSaved={(saved) => {
            if (editing?.address === null) add(saved.id)
          }}
        />
        <ConfirmDialog
          open={deleting !== null}
          onClose={() => setDeleting(null)}
          onConfirm={() => deleting && deleteAddress(deleting.id)}
          title={`Excluir o endereço ${deleting?.label ?? ''}?`}
          confirmLabel="Excluir endereço"
          cancelLabel="Manter"
          danger
        >
          Ele sai da lista da empresa e desta simulação. Pedidos já feitos não mudam.
        </ConfirmDialog>
      </>
    ),
  }
}
