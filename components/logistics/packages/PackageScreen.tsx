import { ScanLine } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useRouteId } from '@/components/layout/frames/useRouteParam'
import { DueDate } from '@/components/ui/display/DueDate'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import { Card } from '@/components/ui/display/Card'
import { Notice } from '@/components/ui/feedback/Notice'
import { RecordState } from '@/components/ui/feedback/RecordState'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { AsideColumns } from '@/components/ui/navigation/AsideColumns'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { usePackage } from '@/hooks/logistics/deliveries.queries'
import { usePackageDocuments } from '@/hooks/logistics/packages.mutations'
import { paths } from '@/services/config/paths'
import { DELIVERY_STATUS_LABEL } from '@/services/logistics/packages/delivery-status.rules'
import type { PackageDetail } from '@/services/logistics/packages/package-detail.schema'
import { PACKAGE_TONE, replacesText } from '@/services/logistics/packages/package-texts.rules'
import { Photos } from '../packing/Photos'
import { InvoiceCard } from './InvoiceCard'
import { PackageContents } from './PackageContents'
import { PackageFacts } from './PackageFacts'

export const PackageScreen = () => {
  const { query, isMissing } = usePackage(useRouteId('packageId'))
  return (
    <RecordState query={query} isMissing={isMissing} notFound={NO_PACKAGE} noun="o volume" rows={6}>
      {(pkg) => <PackageDetails key={pkg.id} pkg={pkg} />}
    </RecordState>
  )
}

const NO_PACKAGE = {
  title: 'Não encontramos esse volume',
  back: { label: 'Ver entregas', href: paths.admin.deliveries() },
}

// The forms load with the first dialog that opens.
const MoveDialogForm = lazyDialog(() => import('../deliveries/MoveDialogForm').then((module) => module.MoveDialogForm))
const ShortageDialogForm = lazyDialog(() =>
  import('../packing/ShortageDialogForm').then((module) => module.ShortageDialogForm),
)

export const PackageDetails = ({ pkg }: { pkg: PackageDetail }) => {
  const [dialog, setDialog] = useState<'move' | 'shortage' | null>(null)
  const { saveSlip } = usePackageDocuments(pkg)
  const { order, delivery_status, state, can_pack, packed, units } = pkg
  const orderPath = paths.admin.order(order.company.id, order.order_mask_id)
  const isLacking = can_pack && packed < units
  return (
    <>
      <PageHeader
        title={`Volume do pedido ${order.order_mask_id}`}
        above={[{ label: 'Entregas', href: paths.admin.deliveries() }]}
        tag={<StatusTag tone={PACKAGE_TONE[state]}>{DELIVERY_STATUS_LABEL[delivery_status]}</StatusTag>}
        facts={
          <>
            {order.company.corporate_name}
            {pkg.due_at && (
              <>
                {' '}
                · <DueDate at={pkg.due_at} />
              </>
            )}
          </>
        }
        actions={
          <>
            {pkg.allowed_statuses.length > 0 && (
              <PlainButton onClick={() => setDialog('move')}>Mover para…</PlainButton>
            )}
            {isLacking && (
              <ButtonLink
                kind="primary"
                href={paths.admin.packing(pkg.id)}
                icon={<ScanLine size={16} strokeWidth={1.75} aria-hidden />}
              >
                Separar
              </ButtonLink>
            )}
            <MoreMenu
              bordered
              label="Mais ações do volume"
              busy={saveSlip.isPending}
              entries={[
                { key: 'slip', label: 'Baixar romaneio (PDF)', onSelect: () => saveSlip.mutate() },
                ...(isLacking ? [{ key: 'short', label: 'Falta item', onSelect: () => setDialog('shortage') }] : []),
                { key: 'order', label: 'Abrir pedido', href: orderPath },
              ]}
            />
          </>
        }
      />
      {pkg.replaces.length > 0 && (
        <NoticeSpace>
          <Notice tone="info" title={replacesText(pkg.replaces)}>
            O antigo volta para nós quando o novo chegar.
          </Notice>
        </NoticeSpace>
      )}
      <AsideColumns>
        <div>
          <PackageContents pkg={pkg} />
          <Card title="Fotos">
            <Photos pkg={pkg} />
          </Card>
        </div>
        <div>
          <PackageFacts pkg={pkg} />
          {pkg.package_type !== 'return' && <InvoiceCard pkg={pkg} />}
        </div>
      </AsideColumns>
      <MoveDialogForm pkg={pkg} open={dialog === 'move'} onClose={() => setDialog(null)} />
      <ShortageDialogForm pkg={pkg} open={dialog === 'shortage'} onClose={() => setDialog(null)} />
    </>
  )
}

const NoticeSpace = styled.div`
  margin-bottom: 16px;
`
