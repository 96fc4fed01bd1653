import { useRouteId } from '@/components/layout/useRouteParam'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { usePackage } from '@/hooks/logistics/usePackage'
import { paths } from '@/services/config/paths'
import { ParcelDesk } from './ParcelDesk'

/** Everything of one delivery. */
export const ParcelScreen = () => {
  const { parcel, isMissing, isFailed, retry } = usePackage(useRouteId('packageId'))
  if (parcel) return <ParcelDesk key={parcel.id} parcel={parcel} />
  if (isMissing)
    return (
      <NotFoundState
        title="Não encontramos essa entrega"
        back={{ label: 'Ver entregas', href: paths.admin.deliveries() }}
      />
    )
  if (isFailed) return <FailedState heading="h1" title="Não foi possível carregar a entrega" onRetry={retry} />
  return <SkeletonText label="Carregando a entrega" rows={6} />
}
