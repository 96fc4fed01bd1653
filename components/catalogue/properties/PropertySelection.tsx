import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { PlainButton } from '@/components/ui/PlainButton'
import { SelectionBar } from '@/components/ui/SelectionBar'
import { toast } from '@/components/ui/toast'
import { useActivateProperties } from '@/hooks/catalogue/useActivateProperties'
import type { PropertyDetail } from '@/services/catalogue/properties.schema'
import { formatCount } from '@/services/format/format.rules'

type Props = { selected: readonly PropertyDetail[]; onClear: () => void }

const counted = (count: number): string => formatCount(count, 'propriedade', 'propriedades')

/** Activates or deactivates the chosen properties. */
export const PropertySelection = ({ selected, onClear }: Props) => {
  const { mutateAsync: activate, isPending } = useActivateProperties()
  const [asks, setAsks] = useState(false)
  const save = async (active: boolean): Promise<void> => {
    const { changed } = await activate({ ids: selected.map(({ id }) => id), active })
    const word = active ? 'ativada' : 'desativada'
    toast.success(`${counted(changed)} ${changed === 1 ? word : `${word}s`}.`)
    onClear()
  }
  // The one place that shows errors has shown it.
  const activateAll = (): void => void save(true).catch(() => undefined)
  const count = selected.length
  return (
    <>
      <SelectionBar
        name="Propriedades selecionadas"
        label={count === 0 ? '' : `${counted(count)} ${count === 1 ? 'selecionada' : 'selecionadas'}`}
        onClear={onClear}
      >
        {selected.some(({ active }) => !active) && (
          <PlainButton size="small" busy={isPending} onClick={activateAll}>
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
        title={`Desativar ${counted(count)}?`}
        confirmLabel="Desativar"
        cancelLabel="Manter ativas"
        danger
        onConfirm={() => save(false)}
      >
        O simulador deixa de oferecer essas respostas. As simulações que já as escolheram continuam como estão.
      </ConfirmDialog>
    </>
  )
}
