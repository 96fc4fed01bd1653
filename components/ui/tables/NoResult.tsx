import { PlainButton } from '../buttons/PlainButton'
import { EmptyState } from '../feedback/EmptyState'

/** The filters found nothing: what to take back. */
export const NoResult = ({ title, onClear }: { title: string; onClear: () => void }) => (
  <EmptyState
    variant="no-result"
    title={title}
    description="Confira a busca ou tire um filtro."
    action={<PlainButton onClick={onClear}>Limpar filtros</PlainButton>}
  />
)
