import { useQuery } from '@tanstack/react-query'
import { useRouteId } from '@/components/layout/useRouteParam'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { PlainButton } from '@/components/ui/PlainButton'
import { SkeletonText } from '@/components/ui/Skeleton'
import { unitQueryOptions } from '@/hooks/equipment/equipment.queries'
import { paths } from '@/services/config/paths'
import { isNotFound } from '@/services/http/answer-status.rules'
import { Unit } from './Unit'

/** One unit, by the id in the address: where the QR code of its label leads. */
export const UnitScreen = () => {
  const id = useRouteId('unitId')
  const { data: unit, error, refetch } = useQuery(unitQueryOptions(id))
  const isMissing = Number.isNaN(id) || isNotFound(error)
  if (isMissing)
    return (
      <EmptyState
        variant="not-found"
        heading="h1"
        title="Não encontramos esse equipamento"
        description="Ele não está com a sua empresa agora, ou não está no seu nome."
        action={
          <ButtonLink kind="primary" href={paths.platform.equipment()}>
            Ver equipamentos
          </ButtonLink>
        }
      />
    )
  if (unit) return <Unit unit={unit} />
  if (error)
    return (
      <EmptyState
        variant="error"
        heading="h1"
        title="Não foi possível carregar o equipamento"
        description="Verifique a conexão."
        action={<PlainButton onClick={() => void refetch()}>Tentar novamente</PlainButton>}
      />
    )
  return <SkeletonText label="Carregando o equipamento" rows={8} />
}
