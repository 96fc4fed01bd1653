import { EmptyState } from '@/components/ui/EmptyState'
import { PlainButton } from '@/components/ui/PlainButton'

type Props = {
  /** With its article: 'os produtos'. */
  what: string
  onRetry: () => void
  heading?: 'h1' | 'h2'
}

export const LoadFailure = ({ what, onRetry, heading }: Props) => (
  <EmptyState
    variant="error"
    heading={heading}
    title={`Não foi possível carregar ${what}.`}
    description="Verifique a conexão."
    action={<PlainButton onClick={onRetry}>Tentar novamente</PlainButton>}
  />
)
