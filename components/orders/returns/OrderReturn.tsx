import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { LabelPrintForm } from '@/components/ui/dialogs/LabelPrintForm'
import { useLogin } from '@/contexts/LoginContext'
import { useDownloadReturnLabel } from '@/hooks/logistics/returns.mutations'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import { isAwaitingCollection } from '@/services/logistics/package-stages.rules'
import type { Package } from '@/services/logistics/packages.schema'
import { MAX_VOLUMES } from '@/services/logistics/returns.schema'
import type { Audience } from '@/services/orders/order-address.rules'
import { OrderPackage } from '../delivery/OrderPackage'
import { ReturnFindings } from './ReturnFindings'
import { ReturnPictures } from './ReturnPictures'

type Props = { maskId: string; pkg: Package; audience: Audience }

/** A return: its labels until it is collected, then its units and their condition. */
export const OrderReturn = ({ maskId, pkg, audience }: Props) => {
  const { actor } = useLogin()
  const isDesk = audience === 'staff' && actor !== null && may(actor, 'packages:read')
  const hasCome = pkg.serials.some(({ received_at, condition }) => received_at !== null || condition !== null)
  const isAppraised = pkg.serials.some(({ condition }) => condition !== null)
  return (
    <OrderPackage pkg={pkg} audience={audience} units={hasCome ? <ReturnFindings pkg={pkg} /> : undefined}>
      <Foot>
        {audience === 'customer' && isAwaitingCollection(pkg.delivery_status) && (
          <Labels maskId={maskId} packageId={pkg.id} />
        )}
        {isDesk && (
          <ButtonLink size="small" href={paths.admin.return(pkg.id)}>
            Abrir devolução
          </ButtonLink>
        )}
        {isAppraised && audience === 'customer' && <ReturnPictures maskId={maskId} packageId={pkg.id} />}
      </Foot>
    </OrderPackage>
  )
}

const Labels = ({ maskId, packageId }: { maskId: string; packageId: number }) => {
  const { mutate, isPending } = useDownloadReturnLabel({ maskId, packageId })
  return <LabelPrintForm of={`devolução ${String(packageId)}`} max={MAX_VOLUMES} busy={isPending} onDownload={mutate} />
}

const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  margin-top: 8px;
  &:empty {
    display: none;
  }
`
