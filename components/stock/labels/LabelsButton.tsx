import { QrCode } from 'lucide-react'
import { MenuButton } from '@/components/ui/buttons/MenuButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import { useDownloadUnitLabels } from '@/hooks/stock/units.mutations'
import { formatCount } from '@/services/format/format.rules'

type Props = { ids: readonly number[] }

const FORMATS = [
  { format: 'sheet', label: 'Folha A4, 3 × 8' },
  { format: 'single', label: 'Avulsas, 62 × 29 mm' },
] as const

/** Downloads QR labels of these units in the paper format of the printer. */
export const LabelsButton = ({ ids }: Props) => {
  const { mutateAsync: save, isPending } = useDownloadUnitLabels()
  const entries = FORMATS.map(({ format, label }) => ({
    key: format,
    label,
    onSelect: () =>
      toastOnSuccess(save({ ids, format }), `${formatCount(ids.length, 'etiqueta salva', 'etiquetas salvas')} em PDF.`),
  }))
  return (
    <MenuButton label="Etiquetas" align="end" entries={entries}>
      {(trigger) => (
        <PlainButton
          size="small"
          busy={isPending}
          icon={<QrCode size={16} strokeWidth={1.75} aria-hidden />}
          {...trigger}
        >
          Etiquetas
        </PlainButton>
      )}
    </MenuButton>
  )
}
