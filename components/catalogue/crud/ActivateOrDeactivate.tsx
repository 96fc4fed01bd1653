import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { toast } from '@/components/ui/feedback/toast'
import { SelectionBar } from '@/components/ui/tables/SelectionBar'
import type { Activation } from '@/services/catalogue/bulk-actions.schema'
import { formatCount } from '@/services/format/format.rules'

type Props = {
  ids: number[]
  onClear: () => void
  /** What they are called, a masculine word: "produto", "produtos". */
  one: string
  many: string
  /** Gives how many changed. */
  onActivate: (activation: Activation) => Promise<number>
}

/** Activates or deactivates the selected rows. */
export const ActivateOrDeactivate = ({ ids, onClear, one, many, onActivate }: Props) => {
  const [busy, setBusy] = useState<boolean | null>(null)
  const set = async (active: boolean): Promise<void> => {
    setBusy(active)
    try {
      const changed = await onActivate({ ids, active })
      toast.success(doneSentence(changed, active, one, many))
      onClear()
    } catch {
      // The mutation cache has shown the error; the rows stay selected.
    } finally {
      setBusy(null)
    }
  }
  const capital = many.charAt(0).toLocaleUpperCase('pt-BR') + many.slice(1)
  return (
    <SelectionBar
      name={`${capital} escolhidos`}
      label={ids.length === 0 ? '' : formatCount(ids.length, `${one} escolhido`, `${many} escolhidos`)}
      onClear={onClear}
    >
      <PlainButton size="small" busy={busy === true} onClick={() => void set(true)}>
        Ativar
      </PlainButton>
      <PlainButton size="small" busy={busy === false} onClick={() => void set(false)}>
        Desativar
      </PlainButton>
    </SelectionBar>
  )
}

function doneSentence(changed: number, active: boolean, one: string, many: string): string {
  const word = active ? 'ativado' : 'desativado'
  if (changed === 0) return `Os ${many} já estavam ${active ? 'ativos' : 'desativados'}.`
  return `${formatCount(changed, `${one} ${word}`, `${many} ${word}s`)}.`
}
