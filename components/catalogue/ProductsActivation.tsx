import { PlainButton } from '@/components/ui/PlainButton'
import { SelectionBar } from '@/components/ui/SelectionBar'
import { toast } from '@/components/ui/toast'
import { useActivateProducts } from '@/hooks/catalogue/useActivateProducts'
import { formatCount } from '@/services/format/format.rules'

type Props = { ids: number[]; onClear: () => void }

/** What is done with the chosen products: into the simulator, or out of it. */
export const ProductsActivation = ({ ids, onClear }: Props) => {
  const { mutate, isPending, variables } = useActivateProducts()
  const set = (active: boolean) =>
    mutate(
      { ids, active },
      {
        onSuccess: (changed) => {
          toast.success(doneSentence(changed, active))
          onClear()
        },
      },
    )
  return (
    <SelectionBar
      name="Produtos escolhidos"
      label={ids.length === 0 ? '' : formatCount(ids.length, 'produto escolhido', 'produtos escolhidos')}
      onClear={onClear}
    >
      <PlainButton size="small" busy={isPending && variables.active} onClick={() => set(true)}>
        Ativar
      </PlainButton>
      <PlainButton size="small" busy={isPending && !variables.active} onClick={() => set(false)}>
        Desativar
      </PlainButton>
    </SelectionBar>
  )
}

function doneSentence(changed: number, active: boolean): string {
  if (changed === 0) return active ? 'Os produtos já estavam ativos.' : 'Os produtos já estavam desativados.'
  const word = active ? 'ativado' : 'desativado'
  return `${formatCount(changed, `produto ${word}`, `produtos ${word}s`)}.`
}
