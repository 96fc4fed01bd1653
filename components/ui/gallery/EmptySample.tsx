import { PlainButton } from '../buttons/PlainButton'
import { Card } from '../display/Card'
import { EmptyState, type EmptyVariant } from '../feedback/EmptyState'

const samples: { variant: EmptyVariant; title: string; text: string; action: string; solid: boolean }[] = [
  {
    variant: 'first-use',
    title: 'Sua empresa ainda não fez pedidos',
    text: 'Faça uma simulação: leva cerca de 3 minutos e você vê o preço antes de pedir.',
    action: 'Simular agora',
    solid: true,
  },
  {
    variant: 'no-result',
    title: 'Nenhum pedido com esses filtros',
    text: 'Busca “impressora”, etapa Envio, prazo vencido.',
    action: 'Limpar filtros',
    solid: false,
  },
  {
    variant: 'error',
    title: 'Não foi possível carregar os pedidos',
    text: 'Verifique a conexão. Se continuar, informe o código 7F3A-21C0 no chamado.',
    action: 'Tentar novamente',
    solid: true,
  },
  {
    variant: 'not-found',
    title: 'Essa página não existe :(',
    text: 'O endereço pode ter mudado ou você não tem acesso a ele.',
    action: 'Ir para o início',
    solid: true,
  },
  {
    variant: 'server-error',
    title: 'O servidor não está respondendo. Tente novamente mais tarde.',
    text: '',
    action: 'Tentar novamente',
    solid: true,
  },
  {
    variant: 'forbidden',
    title: 'Você não tem acesso a esta página',
    text: 'Peça acesso a quem administra a conta da sua empresa.',
    action: 'Ir para o início',
    solid: true,
  },
]

export const EmptySample = () => (
  <>
    <h2 className="sample">Vazio e erro</h2>
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))', gap: 16 }}>
      {samples.map((sample) => (
        <Card key={sample.variant}>
          <EmptyState
            variant={sample.variant}
            title={sample.title}
            description={sample.text}
            action={<PlainButton kind={sample.solid ? 'primary' : 'default'}>{sample.action}</PlainButton>}
            heading="h3"
          />
        </Card>
      ))}
    </div>
  </>
)
