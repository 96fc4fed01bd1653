import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { paths } from '@/services/config/paths'

/** A later page of the simulator, opened before anything was chosen. */
export const EmptyCart = ({ id }: { id: number }) => (
  <EmptyState
    variant="first-use"
    heading="h1"
    title="Seu carrinho está vazio."
    description="Adicione os equipamentos primeiro; depois vêm o plano e a entrega."
    action={
      <ButtonLink kind="primary" href={paths.platform.simulation.products(id)}>
        Escolher produtos
      </ButtonLink>
    }
  />
)
