import { useQuery } from '@tanstack/react-query'
import { useRouteId } from '@/components/layout/useRouteParam'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { PlainButton } from '@/components/ui/PlainButton'
import { SkeletonText } from '@/components/ui/Skeleton'
import { returnQueryOptions } from '@/hooks/logistics/returns.queries'
import { paths } from '@/services/config/paths'
import { isNotFound } from '@/services/http/answer-status.rules'
import { ReturnDesk } from './ReturnDesk'

/** A return, by its number in the address: received by scanning, appraised unit by unit. */
export const ReturnScreen = () => {
  const id = useRouteId('packageId')
  const isNoId = Number.isNaN(id)
  const { data, error, refetch } = useQuery(returnQueryOptions(isNoId ? undefined : id))
  if (data) return <ReturnDesk parcel={data} />
  if (isNoId || isNotFound(error))
    return (
      <EmptyState
        variant="not-found"
        heading="h1"
        title="Não encontramos essa devolução"
        description="Confira o endereço ou procure por pedido, empresa ou serial."
        action={
          <ButtonLink kind="primary" href={paths.admin.returnals()}>
            Ver devoluções
          </ButtonLink>
        }
      />
    )
  if (error)
    return (
      <EmptyState
        variant="error"
        heading="h1"
        title="Não foi possível carregar a devolução"
        description="Verifique a conexão."
        action={<PlainButton onClick={() => void refetch()}>Tentar novamente</PlainButton>}
      />
    )
  return <SkeletonText label="Carregando a devolução" rows={8} />
}
