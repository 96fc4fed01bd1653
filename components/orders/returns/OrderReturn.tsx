import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { LabelPrintForm } from '@/components/ui/dialogs/LabelPrintForm'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { PictureGroups } from '@/components/ui/files/PictureGroups'
import { useLogin } from '@/contexts/LoginContext'
import { useDownloadReturnLabel } from '@/hooks/logistics/returns.mutations'
import { ownReturnQueryOptions } from '@/hooks/logistics/returns.queries'
import { may } from '@/services/auth/permissions.rules'
import { paths } from '@/services/config/paths'
import { isAwaitingCollection } from '@/services/logistics/packages/package-stages.rules'
import type { Package } from '@/services/logistics/packages/packages.schema'
import { MAX_VOLUMES } from '@/services/logistics/returns/return-label.rules'
import { picturesByMoment } from '@/services/logistics/returns/return-todo.rules'
import type { Audience } from '@/services/orders/order-address.rules'
import { OrderPackage } from '../delivery/OrderPackage'
import { ReturnFindings } from './ReturnFindings'

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

type ReturnPicturesProps = { maskId: string; packageId: number }

/** The photographs of the returned units beside those from before delivery; fetched on demand. */
export const ReturnPictures = ({ maskId, packageId }: ReturnPicturesProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <PlainButton size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Fechar fotos' : 'Ver fotos'}
      </PlainButton>
      {open && <Pictures maskId={maskId} packageId={packageId} />}
    </>
  )
}

const Pictures = ({ maskId, packageId }: ReturnPicturesProps) => {
  const { data, isError, refetch } = useQuery(ownReturnQueryOptions(maskId, packageId))
  if (isError)
    return (
      <div role="alert">
        Não foi possível carregar as fotos.{' '}
        <PlainButton size="small" onClick={() => void refetch()}>
          Tentar novamente
        </PlainButton>
      </div>
    )
  if (!data) return <SkeletonText label="Carregando as fotos" rows={2} />
  const photographed = data.serials.filter(({ pictures }) => pictures.length > 0)
  if (photographed.length === 0) return <p>Não há fotos dos equipamentos desta devolução.</p>
  return (
    <List aria-label="Fotos dos equipamentos">
      {photographed.map(({ serial, product, pictures }) => (
        <li key={serial}>
          <b>{serial}</b> {product.name}
          <PictureGroups of={serial} groups={picturesByMoment(pictures)} />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 12px;
  font-size: 13px;
  b {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
`
