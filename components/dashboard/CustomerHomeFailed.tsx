import { Card } from '@/components/ui/Card'
import { EmptyState } from '@/components/ui/EmptyState'
import { PlainButton } from '@/components/ui/PlainButton'

export const CustomerHomeFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Card>
    <EmptyState
      variant="error"
      title="Não foi possível carregar os pedidos"
      description="Verifique a conexão."
      action={<PlainButton onClick={onRetry}>Tentar novamente</PlainButton>}
    />
  </Card>
)
