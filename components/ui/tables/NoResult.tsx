import { PlainButton } from '../buttons/PlainButton'
import { EmptyState } from '../feedback/EmptyState'

type Props = { title: string; description?: string; onClear: () => void }

/** Nothing matches the filters. */
export const NoResult = ({ title, description = 'Confira a busca ou tire um filtro.', onClear }: Props) => (
  <EmptyState
    variant="no-result"
    title={title}
    description={description}
    action={<PlainButton onClick={onClear}>Limpar filtros</PlainButton>}
  />
)
