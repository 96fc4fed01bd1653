import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { toast } from '@/components/ui/feedback/toast'
import { SelectionBar } from '@/components/ui/tables/SelectionBar'
import { formatCount } from '@/services/format/format.rules'

type Activation = UseMutationResult<{ changed: number }, Error, { ids: number[]; active: boolean }>

type Props = {
  selected: readonly { id: number; active: boolean }[]
  onClear: () => void
  activation: Activation
  /** What they are called: "propriedade", "propriedades" and the ending of what is said of one, "selecionada". */
  words: { one: string; many: string; ending: 'a' | 'o' }
  /** What deactivating them means. */
  children: ReactNode
}

/** Activates the selection; deactivating asks for confirmation. */
export const ActivateSelection = ({ selected, onClear, activation, words, children }: Props) => {
  const { mutateAsync: activate, isPending } = activation
  const [asks, setAsks] = useState(false)
  const { one, many, ending } = words
  const counted = (count: number, said: string): string =>
    formatCount(count, `${one} ${said}${ending}`, `${many} ${said}${ending}s`)
  const set = async (active: boolean): Promise<void> => {
    const { changed } = await activate({ ids: selected.map(({ id }) => id), active })
    toast.success(`${counted(changed, active ? 'ativad' : 'desativad')}.`)
    onClear()
  }
  // The mutation cache has shown the error.
  const activateAll = (): void => void set(true).catch(() => undefined)
  return (
    <>
      <SelectionBar
        name={`${many.charAt(0).toLocaleUpperCase('pt-BR')}${many.slice(1)} selecionad${ending}s`}
        label={selected.length === 0 ? '' : counted(selected.length, 'selecionad')}
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
        title={`Desativar ${formatCount(selected.length, one, many)}?`}
        confirmLabel="Desativar"
        cancelLabel={`Manter ativ${ending}s`}
        danger
        onConfirm={() => set(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
