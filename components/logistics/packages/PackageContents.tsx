import { useState } from 'react'
import styled from 'styled-components'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import { Card, CardRow } from '@/components/ui/display/Card'
import { toast } from '@/components/ui/feedback/toast'
import { useUpdatePackedSerial } from '@/hooks/logistics/packages.mutations'
import { formatCount } from '@/services/format/format.rules'
import type { PackageDetail } from '@/services/logistics/packages/package-detail.schema'
import { color } from '@/styles/tokens'
import { ProductProgress, SerialLines } from '../ProductProgress'

const ReplaceSerialDialogForm = lazyDialog(() =>
  import('./ReplaceSerialDialogForm').then((module) => module.ReplaceSerialDialogForm),
)

type SerialCommand = { serial: string; command: 'remove' | 'exchange' }

export const PackageContents = ({ pkg }: { pkg: PackageDetail }) => {
  const [asked, setAsked] = useState<SerialCommand | null>(null)
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)
  const { mutateAsync: change } = useUpdatePackedSerial(pkg.id)
  const { products, serials, units, packed, can_pack, can_exchange } = pkg
  const isReturn = pkg.package_type === 'return'
  const remove = async (): Promise<void> => {
    if (!shown) return
    await change({ serial: shown.serial })
    toast.success(`${shown.serial} voltou para a prateleira.`)
  }
  const entriesOf = (serial: string) => [
    ...(can_exchange
      ? [{ key: 'exchange', label: 'Trocar por outra', onSelect: () => setAsked({ serial, command: 'exchange' }) }]
      : []),
    ...(can_pack
      ? [{ key: 'remove', label: 'Tirar do volume', onSelect: () => setAsked({ serial, command: 'remove' }) }]
      : []),
  ]
  return (
    <Card
      title="Itens"
      facts={isReturn ? formatCount(units, 'unidade', 'unidades') : `${String(packed)} de ${String(units)} separados`}
      flush
    >
      {products.map((product) => {
        const { product_id, name, quantity, packed: count } = product
        const said = `${String(count)} de ${String(quantity)}`
        return (
          <CardRow key={product_id}>
            <ProductProgress
              product={product}
              count={<Count>{isReturn ? quantity : said}</Count>}
              progress={isReturn ? undefined : `${name}: ${said} separados`}
            />
            <Serials aria-label={`Seriais de ${name}`}>
              {serials
                .filter((unit) => unit.product_id === product_id)
                .map(({ serial }) => (
                  <li key={serial}>
                    {serial}
                    {entriesOf(serial).length > 0 && (
                      <MoreMenu label={`Ações do serial ${serial}`} entries={entriesOf(serial)} />
                    )}
                  </li>
                ))}
            </Serials>
          </CardRow>
        )
      })}
      {shown && (
        <ConfirmDialog
          open={asked?.command === 'remove'}
          onClose={() => setAsked(null)}
          title={`Tirar ${shown.serial} do volume?`}
          confirmLabel="Tirar do volume"
          danger
          onConfirm={remove}
        >
          A unidade volta para a prateleira e continua reservada para este pedido.
        </ConfirmDialog>
      )}
      {shown && (
        <ReplaceSerialDialogForm
          key={shown.serial}
          packageId={pkg.id}
          serial={shown.serial}
          open={asked?.command === 'exchange'}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  )
}

const Count = styled.span`
  color: ${color.t2};
  font-variant-numeric: tabular-nums;
`

const Serials = styled(SerialLines)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  column-gap: 20px;
  margin-top: 8px;
  li {
    min-height: 36px;
  }
`
