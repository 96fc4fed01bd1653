import { PhotoButton } from '@/components/ui/PhotoButton'
import { toast } from '@/components/ui/toast'
import { useAddUnitPhoto } from '@/hooks/logistics/useAddUnitPhoto'

/** A photograph of the unit as it was found; on a phone it comes from the camera. */
export const UnitCamera = ({ packageId, serial }: { packageId: number; serial: string }) => {
  const { mutate, isPending } = useAddUnitPhoto(packageId, serial)
  return (
    <div>
      <PhotoButton
        label={`Foto de ${serial}`}
        busy={isPending}
        onPhoto={(file) => mutate(file, { onSuccess: () => toast.success('Foto salva.') })}
      />
    </div>
  )
}
