import { useActivateProducts } from '@/hooks/catalogue/useActivateProducts'
import { ActivationBar } from './ActivationBar'

type Props = { ids: number[]; onClear: () => void }

/** Offers the chosen products, or takes them out of the simulator. */
export const ProductsActivation = ({ ids, onClear }: Props) => {
  const { mutateAsync: activate } = useActivateProducts()
  return (
    <ActivationBar
      ids={ids}
      onClear={onClear}
      one="produto"
      many="produtos"
      onActivate={(chosen, active) => activate({ ids: chosen, active })}
    />
  )
}
