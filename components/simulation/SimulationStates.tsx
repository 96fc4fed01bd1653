import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import { paths } from '@/services/config/paths'
import { oneColumn } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

type LoadFailureProps = {
  /** With its article: 'os produtos'. */
  what: string
  error: unknown
  onRetry: () => void
  heading?: 'h1' | 'h2'
}

export const LoadFailure = ({ what, error, onRetry, heading }: LoadFailureProps) => (
  <FailedState heading={heading} title={`Não foi possível carregar ${what}.`} error={error} onRetry={onRetry} />
)

/** On a page that needs a cart, while it is empty. */
export const EmptyCart = ({ id }: { id: number }) => (
  <EmptyState
    variant="first-use"
    heading="h1"
    title="Seu carrinho está vazio."
    description="Adicione os equipamentos primeiro; depois vêm o plano e a entrega."
    action={
      <ButtonLink kind="primary" href={paths.platform.simulation.products(id)}>
        Escolher produtos
      </ButtonLink>
    }
  />
)

type CardsSkeletonProps = {
  /** The accessible name: 'Carregando os produtos'. */
  label: string
  count: number
  columns?: number
}

export const CardsSkeleton = ({ label, count, columns = count }: CardsSkeletonProps) => (
  <SkeletonGrid role="status" aria-label={label} $columns={columns}>
    {Array.from({ length: count }, (_, place) => (
      <div key={place}>
        <SkeletonBar $height="132px" />
        <SkeletonBar $width="62%" $height="16px" />
        <SkeletonBar $width="84%" />
        <SkeletonBar $width="40%" />
      </div>
    ))}
  </SkeletonGrid>
)

const SkeletonGrid = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 16px;
  ${oneColumn.hero}
  > div {
    display: grid;
    gap: 12px;
    padding: 8px 8px 24px;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
  }
`
