import { sayWhenDone } from '@/components/ui/feedback/sayWhenDone'
import { PhotoButton } from '@/components/ui/files/PhotoButton'
import { useUploadUnitPhoto } from '@/hooks/logistics/returns.mutations'

/** Uploads a photo of a returned unit; phones use their camera. */
export const UnitCamera = ({ packageId, serial }: { packageId: number; serial: string }) => {
  const { mutateAsync, isPending } = useUploadUnitPhoto(packageId, serial)
  return (
    <div>
      <PhotoButton
        label={`Foto de ${serial}`}
        busy={isPending}
        onPhoto={(file) => sayWhenDone(mutateAsync(file), 'Foto salva.')}
      />
    </div>
  )
}
