import { useActivateProducts } from '@/hooks/catalogue/products.mutations'
import { ActivateOrDeactivate } from '../crud/ActivateOrDeactivate'

type Props = { ids: number[]; onClear: () => void }

/** Offers the chosen products, or takes them out of the simulator. */
export const ProductsActivation = ({ ids, onClear }: Props) => {
  const { mutateAsync: activate } = useActivateProducts()
  return (
    <ActivateOrDeactivate
      ids={ids}
      onClear={onClear}
      one="produto"
      many="produtos"
      onActivate={(chosen, active) => activate({ ids: chosen, active })}
    />
  )
}
