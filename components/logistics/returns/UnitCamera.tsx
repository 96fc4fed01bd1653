import { Camera } from 'lucide-react'
import { useRef } from 'react'
import { PlainButton } from '@/components/ui/PlainButton'
import { toast } from '@/components/ui/toast'
import { useAddUnitPhoto } from '@/hooks/logistics/useAddUnitPhoto'
import { PICTURE_TYPES } from '@/services/pictures/pictures.rules'

/** A photograph of the unit as it was found; on a phone it comes from the camera. */
export const UnitCamera = ({ packageId, serial }: { packageId: number; serial: string }) => {
  const picker = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useAddUnitPhoto(packageId, serial)
  return (
    <div>
      <PlainButton
        busy={isPending}
        icon={<Camera size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => picker.current?.click()}
      >
        Fotografar
      </PlainButton>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={`Foto de ${serial}`}
        accept={PICTURE_TYPES.join(',')}
        capture="environment"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) mutate(file, { onSuccess: () => toast.success('Foto salva.') })
          target.value = ''
        }}
      />
    </div>
  )
}
