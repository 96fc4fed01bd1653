import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { EmptyState } from '@/components/ui/feedback/EmptyState'

export const NoAddresses = ({ onNew }: { onNew: () => void }) => (
  <Card>
    <EmptyState
      variant="first-use"
      title="Sua empresa ainda não tem endereços de entrega."
      description="Cadastre o primeiro: com o CEP preenchemos quase tudo."
      action={
        <PlainButton kind="primary" onClick={onNew}>
          Novo endereço
        </PlainButton>
      }
    />
  </Card>
)
