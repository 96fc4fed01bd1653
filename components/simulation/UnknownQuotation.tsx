import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { paths } from '@/services/config/paths'

/** The address names a quotation that does not exist, or one of another company. */
export const UnknownQuotation = () => (
  <NotFoundState
    title="Não encontramos esta simulação."
    description="Ela pode ser de outra empresa. Confira o link com quem o enviou ou comece outra."
    back={{ label: 'Nova simulação', href: paths.platform.simulators() }}
  />
)
