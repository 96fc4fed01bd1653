import { BoxLabels } from '@/components/ui/dialogs/BoxLabels'
import { Card } from '@/components/ui/display/Card'
import { useDownloadReturnLabel } from '@/hooks/logistics/returns.mutations'
import { MAX_VOLUMES } from '@/services/logistics/returns.schema'

/** What is stuck on the boxes of a return, printed here for who fetches it. */
export const ReturnLabelCard = ({ packageId }: { packageId: number }) => {
  const { mutate, isPending } = useDownloadReturnLabel({ packageId })
  return (
    <Card title="Etiquetas">
      <BoxLabels
        of={`devolução ${String(packageId)}`}
        max={MAX_VOLUMES}
        busy={isPending}
        onDownload={mutate}
        withSmall
      />
    </Card>
  )
}
