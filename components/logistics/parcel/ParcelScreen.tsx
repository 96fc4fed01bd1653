import { useRouteId } from '@/components/layout/useRouteParam'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { ListFailed } from '@/components/ui/ListStates'
import { SkeletonText } from '@/components/ui/Skeleton'
import { usePackage } from '@/hooks/logistics/usePackage'
import { paths } from '@/services/config/paths'
import { ParcelDesk } from './ParcelDesk'

/** Everything of one delivery. */
export const ParcelScreen = () => {
  const { parcel, isMissing, isFailed, retry } = usePackage(useRouteId('packageId'))
  if (parcel) return <ParcelDesk key={parcel.id} parcel={parcel} />
  if (isMissing)
    return (
      <EmptyState
        heading="h1"
        variant="not-found"
        title="Não encontramos essa entrega"
        action={
          <ButtonLink kind="primary" href={paths.admin.deliveries()}>
            Ver entregas
          </ButtonLink>
        }
      />
    )
  if (isFailed) return <ListFailed title="Não foi possível carregar a entrega" onRetry={retry} />
  return <SkeletonText label="Carregando a entrega" rows={6} />
}
