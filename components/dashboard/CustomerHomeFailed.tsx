import { Card } from '@/components/ui/Card'
import { FailedState } from '@/components/ui/FailedState'

export const CustomerHomeFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Card>
    <FailedState title="Não foi possível carregar os pedidos" onRetry={onRetry} />
  </Card>
)
