import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { EmptyState } from '@/components/ui/feedback/EmptyState'

type Props = { onRetry: () => void }

/** Replaces a page that failed to render. */
export const CrashScreen = ({ onRetry }: Props) => (
  <main>
    <EmptyState
      variant="error"
      heading="h1"
      title="Algo deu errado"
      description="Tente novamente. Se continuar assim, volte daqui a alguns minutos."
      action={
        <PlainButton kind="primary" onClick={onRetry}>
          Tentar novamente
        </PlainButton>
      }
    />
  </main>
)
