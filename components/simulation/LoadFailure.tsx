import { FailedState } from '@/components/ui/feedback/FailedState'

type Props = {
  /** With its article: 'os produtos'. */
  what: string
  onRetry: () => void
  heading?: 'h1' | 'h2'
}

export const LoadFailure = ({ what, onRetry, heading }: Props) => (
  <FailedState heading={heading} title={`Não foi possível carregar ${what}.`} onRetry={onRetry} />
)
