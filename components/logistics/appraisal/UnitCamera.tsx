import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
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
        onPhoto={(file) => toastOnSuccess(mutateAsync(file), 'Foto salva.')}
      />
    </div>
  )
}
