import styled from 'styled-components'
import { lazyPart } from '@/components/ui/browser/lazyPart'
import { useTheme } from '@/contexts/ThemeContext'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { PlainButton } from '../buttons/PlainButton'
import { Card } from '../display/Card'
import { EmptyState, type EmptyVariant } from '../feedback/EmptyState'
import { ChoicesSample, DrawingsSample } from './ChoicesSample'
import { StagesSample, TurnSample } from './StagesSample'
import { StatusSample } from './StatusSample'
import { TableSample } from './TableSample'

// After the rest: a developer's page loads no more at first than the pages of the product.
const ActionsSample = lazyPart(() => import('./ActionsSample').then((module) => module.ActionsSample))
const BillingSample = lazyPart(() => import('./BillingSample').then((module) => module.BillingSample))
const ChartsSample = lazyPart(() => import('./ChartsSample').then((module) => module.ChartsSample))
const DialogsSample = lazyPart(() => import('./ActionsSample').then((module) => module.DialogsSample))
const FilesSample = lazyPart(() => import('./FilesSample').then((module) => module.FilesSample))
const TicketSample = lazyPart(() => import('./TicketSample').then((module) => module.TicketSample))

/** Every UI component in every state, for developers and for axe. */
export const Gallery = () => {
  const { mode, choose } = useTheme()
  return (
    <Main>
      <Top>
        <h1>Peças</h1>
        <PlainButton onClick={() => choose(mode === 'dark' ? 'light' : 'dark')}>
          {mode === 'dark' ? 'Ver no claro' : 'Ver no escuro'}
        </PlainButton>
      </Top>
      <StagesSample />
      <TurnSample />
      <StatusSample />
      <ActionsSample />
      <ChoicesSample />
      <TicketSample />
      <BillingSample />
      <ChartsSample />
      <FilesSample />
      <TableSample />
      <EmptySample />
      <DialogsSample />
      <DrawingsSample />
    </Main>
  )
}

const EMPTY: readonly (readonly [variant: EmptyVariant, title: string])[] = [
  ['first-use', 'Sua empresa ainda não fez pedidos'],
  ['no-result', 'Nenhum pedido com esses filtros'],
  ['error', 'Não foi possível carregar os pedidos'],
  ['not-found', 'Essa página não existe :('],
  ['server-error', 'O servidor não está respondendo. Tente novamente mais tarde.'],
  ['forbidden', 'Você não tem acesso a esta página'],
]

const EmptySample = () => (
  <>
    <h2 className="sample">Vazio e erro</h2>
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))', gap: 16 }}>
      {EMPTY.map(([variant, title]) => (
        <Card key={variant}>
          <EmptyState
            variant={variant}
            title={title}
            description="O endereço pode ter mudado ou você não tem acesso a ele."
            action={<PlainButton kind="primary">Ir para o início</PlainButton>}
            heading="h3"
          />
        </Card>
      ))}
    </div>
  </>
)

const Main = styled.main`
  max-width: 1200px;
  margin: 0 auto;
  padding: 28px 20px 64px;
  h2.sample {
    margin: 36px 0 12px;
    ${font.choiceTitle};
  }
`

const Top = styled.div`
  ${flex.between};
  h1 {
    font-size: 26px;
    line-height: 36px;
    letter-spacing: -0.018em;
    color: ${color.text};
  }
`
