import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { PlainButton } from '@/components/ui/PlainButton'
import { SelectionBar } from '@/components/ui/SelectionBar'
import { toast } from '@/components/ui/toast'
import { useActivateUpgrades } from '@/hooks/catalogue/useActivateUpgrades'
import type { Upgrade } from '@/services/catalogue/upgrades.schema'
import { formatCount } from '@/services/format/format.rules'

type Props = { selected: readonly Upgrade[]; onClear: () => void }

/** Offers the chosen upgrades, or no longer. */
export const UpgradeSelection = ({ selected, onClear }: Props) => {
  const { mutateAsync: activate, isPending } = useActivateUpgrades()
  const [asks, setAsks] = useState(false)
  const set = async (active: boolean): Promise<void> => {
    const { changed } = await activate({ ids: selected.map(({ id }) => id), active })
    const word = active ? 'ativado' : 'desativado'
    toast.success(`${formatCount(changed, `upgrade ${word}`, `upgrades ${word}s`)}.`)
    onClear()
  }
  const count = selected.length
  return (
    <>
      <SelectionBar
        name="Upgrades selecionados"
        label={count === 0 ? '' : formatCount(count, 'upgrade selecionado', 'upgrades selecionados')}
        onClear={onClear}
      >
        {selected.some(({ active }) => !active) && (
          // The one place that shows errors has shown it.
          <PlainButton size="small" busy={isPending} onClick={() => void set(true).catch(() => undefined)}>
            Ativar
          </PlainButton>
        )}
        {selected.some(({ active }) => active) && (
          <PlainButton size="small" onClick={() => setAsks(true)}>
            Desativar
          </PlainButton>
        )}
      </SelectionBar>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`Desativar ${formatCount(count, 'upgrade', 'upgrades')}?`}
        confirmLabel="Desativar"
        cancelLabel="Manter ativos"
        danger
        onConfirm={() => set(false)}
      >
        O simulador deixa de oferecer. Quem já tem um deles no carrinho precisa tirá-lo para enviar o pedido. Os pedidos
        continuam como estão.
      </ConfirmDialog>
    </>
  )
}
