import { PlainButton } from '../buttons/PlainButton'
import { AskForHelp } from './AskForHelp'
import { EmptyState } from './EmptyState'

type Props = {
  title: string
  onRetry: () => void
  /** Why it failed: with a code of ours there is a ticket to open about it. */
  error?: unknown
  /** `h1` when it is the whole page. */
  heading?: 'h1' | 'h2' | 'h3'
}

/** The call failed and there is nothing to show. */
export const FailedState = ({ title, onRetry, error, heading }: Props) => (
  <EmptyState
    variant="error"
    heading={heading}
    title={title}
    description="Verifique a conexão."
    action={
      <>
        <PlainButton onClick={onRetry}>Tentar novamente</PlainButton>
        <AskForHelp error={error} />
      </>
    }
  />
)
