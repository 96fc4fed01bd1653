import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { paths } from '@/services/config/paths'

type Props = {
  /** With its article: 'os produtos'. */
  what: string
  onRetry: () => void
  heading?: 'h1' | 'h2'
}

export const LoadFailure = ({ what, onRetry, heading }: Props) => (
  <FailedState heading={heading} title={`Não foi possível carregar ${what}.`} onRetry={onRetry} />
)

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
