import { PlainButton } from '../buttons/PlainButton'
import { EmptyState } from './EmptyState'

type Props = {
  title: string
  onRetry: () => void
  /** `h1` when it is the whole page. */
  heading?: 'h1' | 'h2' | 'h3'
}

/** The call failed and there is nothing to show. */
export const FailedState = ({ title, onRetry, heading }: Props) => (
  <EmptyState
    variant="error"
    heading={heading}
    title={title}
    description="Verifique a conexão."
    action={<PlainButton onClick={onRetry}>Tentar novamente</PlainButton>}
  />
)
