import { Card } from '@/components/ui/display/Card'
import { FailedState } from '@/components/ui/feedback/FailedState'

export const HomeFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <Card>
    <FailedState title="Não foi possível carregar os pedidos" error={error} onRetry={onRetry} />
  </Card>
)
