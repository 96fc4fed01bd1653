import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import { Card } from '@/components/ui/display/Card'
import { Facts } from '@/components/ui/display/Facts'
import { cityLine, streetLine } from '@/services/companies/address-lines.rules'
import { formatDay } from '@/services/format/format.rules'
import { PACKAGE_DAYS, packageDayLabel } from '@/services/logistics/packages/package-dates.rules'
import type { PackageDetail } from '@/services/logistics/packages/package-detail.schema'
import { PACKAGE_TYPE_LABEL, packageStateLabel } from '@/services/logistics/packages/package-texts.rules'

const EditPackageDialogForm = lazyDialog(() =>
  import('./EditPackageDialogForm').then((module) => module.EditPackageDialogForm),
)

export const PackageFacts = ({ pkg }: { pkg: PackageDetail }) => {
  const [isOpen, open] = useState(false)
  const { address, insurance, tracking_code, comment, package_type } = pkg
  const days = PACKAGE_DAYS.flatMap((key) => {
    const day = pkg[key]
    return day ? [{ key, label: packageDayLabel(key, package_type), value: formatDay(day) }] : []
  })
  return (
    <Card
      title="Dados"
      extra={
        <PlainButton size="small" onClick={() => open(true)}>
          Editar
        </PlainButton>
      }
    >
      <Facts
        short
        items={[
          { key: 'recipient', label: 'Recebe', value: address.recipient_name, long: true },
          { key: 'address', label: address.label, value: `${streetLine(address)}. ${cityLine(address)}`, long: true },
          { key: 'type', label: 'Tipo', value: PACKAGE_TYPE_LABEL[package_type] },
          { key: 'state', label: 'O cliente vê', value: packageStateLabel(pkg, 'customer') },
          { key: 'insurance', label: 'Seguro', value: insurance ? 'Com seguro' : 'Sem seguro' },
          { key: 'tracking', label: 'Rastreio', value: tracking_code ?? '—' },
          ...days,
          { key: 'comment', label: 'Comentário', value: comment ?? '—', long: true },
        ]}
      />
      <EditPackageDialogForm pkg={pkg} open={isOpen} onClose={() => open(false)} />
    </Card>
  )
}
