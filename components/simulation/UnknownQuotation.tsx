import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { paths } from '@/services/config/paths'

/** The address names a quotation that does not exist, or one of another company. */
export const UnknownQuotation = () => (
  <EmptyState
    variant="not-found"
    heading="h1"
    title="Não encontramos esta simulação."
    description="Ela pode ser de outra empresa. Confira o link com quem o enviou ou comece outra."
    action={
      <ButtonLink kind="primary" href={paths.platform.simulators()}>
        Nova simulação
      </ButtonLink>
    }
  />
)
