import { LabelPrintForm } from '@/components/ui/dialogs/LabelPrintForm'
import { Card } from '@/components/ui/display/Card'
import { useDownloadReturnLabel } from '@/hooks/logistics/returns.mutations'
import { MAX_VOLUMES } from '@/services/logistics/returns.schema'

/** Labels for the boxes of a return, for whoever collects it. */
export const ReturnLabelCard = ({ packageId }: { packageId: number }) => {
  const { mutate, isPending } = useDownloadReturnLabel({ packageId })
  return (
    <Card title="Etiquetas">
      <LabelPrintForm
        of={`devolução ${String(packageId)}`}
        max={MAX_VOLUMES}
        busy={isPending}
        onDownload={mutate}
        withSmall
      />
    </Card>
  )
}
