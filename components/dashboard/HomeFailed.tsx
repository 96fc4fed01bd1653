import { Card } from '@/components/ui/display/Card'
import { FailedState } from '@/components/ui/feedback/FailedState'

export const HomeFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Card>
    <FailedState title="Não foi possível carregar os pedidos" onRetry={onRetry} />
  </Card>
)
