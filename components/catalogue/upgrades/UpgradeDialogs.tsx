import dynamic from 'next/dynamic'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { toast } from '@/components/ui/toast'
import { useOnceOpened } from '@/components/ui/useOnceOpened'
import { useDeleteUpgrade } from '@/hooks/catalogue/useDeleteUpgrade'
import type { Upgrade } from '@/services/catalogue/upgrades.schema'

// The form and antd's Modal arrive with the first dialog that opens.
const UpgradeDialogForm = dynamic(() => import('./UpgradeDialogForm').then((module) => module.UpgradeDialogForm), {
  ssr: false,
})

export type OpenDialog = { command: 'save'; upgrade?: Upgrade } | { command: 'delete'; upgrade: Upgrade }

type Props = { open: OpenDialog | null; onClose: () => void }

/** Whatever the list opens, one at a time. The last one stays drawn while it closes. */
export const UpgradeDialogs = ({ open, onClose }: Props) => {
  const { mutateAsync: remove } = useDeleteUpgrade()
  const [shown, setShown] = useState(open)
  if (open && open !== shown) setShown(open)
  const isSaving = open?.command === 'save'
  const opened = useOnceOpened(isSaving)
  const upgrade = shown?.upgrade
  const confirm = async (): Promise<void> => {
    if (!upgrade) return
    await remove(upgrade.id)
    toast.success(`${upgrade.name} foi excluído.`)
  }
  return (
    <>
      {opened && (
        <UpgradeDialogForm
          key={upgrade ? `${String(upgrade.id)} ${JSON.stringify(upgrade)}` : 'new'}
          upgrade={upgrade}
          open={isSaving}
          onClose={onClose}
        />
      )}
      <ConfirmDialog
        open={open?.command === 'delete'}
        onClose={onClose}
        title={`Excluir ${upgrade?.name ?? ''}?`}
        confirmLabel="Excluir upgrade"
        cancelLabel="Manter upgrade"
        danger
        onConfirm={confirm}
      >
        Só é possível excluir o que nenhuma simulação e nenhum pedido tem. Nos outros casos, desative.
      </ConfirmDialog>
    </>
  )
}
