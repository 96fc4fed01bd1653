import styled from 'styled-components'
import { PlainButton } from '@/components/ui/PlainButton'
import { toast } from '@/components/ui/toast'
import { useActivateProducts } from '@/hooks/catalogue/useActivateProducts'
import { formatNumber } from '@/services/format/format.rules'
import { color, radius } from '@/styles/tokens'

type Props = { ids: number[]; onDone: () => void }

/** What is done with the chosen products: into the simulator, or out of it. */
export const ProductsActivation = ({ ids, onDone }: Props) => {
  const { mutate, isPending, variables } = useActivateProducts()
  if (ids.length === 0) return null
  const set = (active: boolean) =>
    mutate(
      { ids, active },
      {
        onSuccess: (changed) => {
          toast.success(doneSentence(changed, active))
          onDone()
        },
      },
    )
  return (
    <Bar role="group" aria-label="Produtos escolhidos">
      <span>{ids.length === 1 ? '1 produto escolhido' : `${formatNumber(ids.length)} produtos escolhidos`}</span>
      <PlainButton size="small" busy={isPending && variables.active} onClick={() => set(true)}>
        Ativar
      </PlainButton>
      <PlainButton size="small" busy={isPending && !variables.active} onClick={() => set(false)}>
        Desativar
      </PlainButton>
    </Bar>
  )
}

function doneSentence(changed: number, active: boolean): string {
  if (changed === 0) return active ? 'Os produtos já estavam ativos.' : 'Os produtos já estavam desativados.'
  const word = active ? 'ativado' : 'desativado'
  return changed === 1 ? `1 produto ${word}.` : `${formatNumber(changed)} produtos ${word}s.`
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 12px;
  padding: 8px 12px;
  border: 1px solid ${color.brandLine};
  border-radius: ${radius.card};
  background: ${color.brandSoft};
  font-size: 13px;
  span:first-child {
    margin-right: 8px;
    font-weight: 500;
  }
`
