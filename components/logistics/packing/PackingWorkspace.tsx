import { TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { lazyDialog } from '@/components/ui/dialogs/lazyDialog'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import { BottomBar } from '@/components/ui/navigation/BottomBar'
import { DueDate } from '@/components/ui/display/DueDate'
import { formatDayShort } from '@/services/format/format.rules'
import { replacesText } from '@/services/logistics/packages/package-texts.rules'
import { box, flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { PackedProduct } from './PackedProduct'
import { PackingHead } from './PackingHead'
import { LastScanned, PackingScanField } from './PackingScanField'
import { Photos } from './Photos'
import { SuggestedUnits } from './SuggestedUnits'
import { usePacking } from './usePacking'

// The forms load with the first dialog that opens.
const FinishDialogForm = lazyDialog(() => import('./FinishDialogForm').then((module) => module.FinishDialogForm))
const ShortageDialogForm = lazyDialog(() => import('./ShortageDialogForm').then((module) => module.ShortageDialogForm))

/** Scanning, progress and photos of a package; the scan field keeps the focus. */
export const PackingWorkspace = ({ packageId }: { packageId: number }) => {
  const packing = usePacking(packageId)
  const [dialog, setDialog] = useState<'finish' | 'shortage' | null>(null)
  const [objection, setObjection] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const pkg = packing.query.data
  if (!pkg) return null
  const { packed, units, due_at: due } = pkg
  const missing = units - packed
  const close = (): void => setDialog(null)
  const remove = (serial: string): void => void packing.remove(serial).then(() => field.current?.focus())
  const finish = (): void => {
    const waits = packing.waiting.length
    if (missing > 0 || waits > 0) {
      setObjection(waits > 0 ? 'Espere salvar o que foi lido.' : missingText(missing))
      field.current?.focus()
    } else setDialog('finish')
  }
  return (
    <>
      <PackingHead pkg={pkg} packing={packing} />
      {pkg.replaces.length > 0 && <Replaces>{replacesText(pkg.replaces)}</Replaces>}
      <CountLine>
        <p>
          <b>{packed}</b> de {units} seriais
        </p>
        <span>
          {due ? (
            <>
              prazo {formatDayShort(due)}, <DueDate at={due} />
            </>
          ) : (
            'sem prazo'
          )}
        </span>
      </CountLine>
      <ThickBar>
        <ProgressBar
          percent={units > 0 ? (packed / units) * 100 : 0}
          label={`Seriais no volume: ${String(packed)} de ${String(units)}`}
          tone={missing === 0 ? 'ok' : 'brand'}
        />
      </ThickBar>
      <PackingScanField
        ref={field}
        objection={missing > 0 || packing.waiting.length > 0 ? objection : null}
        onScan={(text) => {
          setObjection(null)
          packing.read(text)
        }}
      />
      <LastScanned packing={packing} onUndo={remove} />
      <Products aria-label="Produtos do volume">
        {pkg.products.map((product) => (
          <PackedProduct
            key={product.product_id}
            product={product}
            serials={pkg.serials.flatMap(({ serial, product_id }) => (product_id === product.product_id ? serial : []))}
            isBusy={packing.isBusy}
            onRemove={remove}
          />
        ))}
      </Products>
      {missing > 0 && <SuggestedUnits packageId={packageId} />}
      <Photos pkg={pkg} />
      <BottomBar
        always
        secondary={
          missing > 0 && (
            <PlainButton icon={<TriangleAlert size={18} strokeWidth={1.75} />} onClick={() => setDialog('shortage')}>
              Falta item
            </PlainButton>
          )
        }
        action={
          <PlainButton kind="primary" onClick={finish}>
            Concluir volume
          </PlainButton>
        }
      />
      <FinishDialogForm pkg={pkg} open={dialog === 'finish'} onClose={close} />
      <ShortageDialogForm pkg={pkg} open={dialog === 'shortage'} onClose={close} />
    </>
  )
}

const missingText = (missing: number): string =>
  missing === 1 ? 'Falta 1 serial neste volume.' : `Faltam ${String(missing)} seriais neste volume.`

const Replaces = styled.p`
  margin-top: 12px;
  color: ${color.info};
  ${font.secondary};
  font-weight: 500;
  overflow-wrap: anywhere;
`

const CountLine = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  margin: 12px 0 6px;
  color: ${color.t2};
  font-variant-numeric: tabular-nums;
  p {
    font-size: 16px;
  }
  b {
    color: ${color.text};
    font-size: 32px;
    line-height: 40px;
    letter-spacing: -0.02em;
  }
`

const ThickBar = styled.div`
  margin-bottom: 16px;
  > div {
    height: 8px;
    border-radius: 4px;
  }
`

const Products = styled.ul`
  ${flex.stack};
  margin-bottom: 14px;
  ${box.card};
`
