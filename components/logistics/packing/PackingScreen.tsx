import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { NotFoundState } from '@/components/ui/feedback/NotFoundState'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { usePackage } from '@/hooks/logistics/deliveries.queries'
import { paths } from '@/services/config/paths'
import { DELIVERY_STATUS_LABEL } from '@/services/logistics/packages/delivery-status.rules'
import { PackingWorkspace } from './PackingWorkspace'

const BACK = { label: 'Ver entregas', href: paths.admin.deliveries() }

export const PackingScreen = () => {
  const packageId = useRouteId('packageId')
  const { query, isMissing } = usePackage(packageId)
  const pkg = query.data
  if (pkg?.can_pack) return <PackingWorkspace key={pkg.id} packageId={pkg.id} />
  if (pkg)
    return (
      <EmptyState
        heading="h1"
        variant="no-result"
        title={`O volume do pedido ${pkg.order.order_mask_id} não está em separação`}
        description={`Ele está em ${DELIVERY_STATUS_LABEL[pkg.delivery_status]}.`}
        action={
          <ButtonLink kind="primary" href={BACK.href}>
            {BACK.label}
          </ButtonLink>
        }
      />
    )
  if (isMissing) return <NotFoundState title="Não encontramos esse volume" back={BACK} />
  if (query.error)
    return <FailedState heading="h1" title="Não foi possível carregar o volume" onRetry={() => void query.refetch()} />
  return <SkeletonText label="Carregando a separação" rows={5} />
}
