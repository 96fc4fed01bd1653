import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { paths } from '@/services/config/paths'

/** The address names a question of another simulator, or one that is no longer asked. */
export const UnknownStep = ({ quotationId }: { quotationId: number }) => (
  <EmptyState
    variant="not-found"
    heading="h1"
    title="Esta pergunta não faz parte da simulação."
    description="As respostas que você já deu continuam guardadas."
    action={
      <ButtonLink kind="primary" href={paths.platform.simulation.products(quotationId)}>
        Ver os produtos
      </ButtonLink>
    }
  />
)
