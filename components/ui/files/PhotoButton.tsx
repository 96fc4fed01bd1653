import { Camera } from 'lucide-react'
import { useRef } from 'react'
import { PICTURE_TYPES } from '@/services/pictures/pictures.rules'
import { PlainButton } from '../buttons/PlainButton'

type Props = {
  /** Accessible name of the file input. */
  label: string
  busy: boolean
  onPhoto: (file: File) => void
}

/** Takes a photograph: with the camera on phones, elsewhere from a file. */
export const PhotoButton = ({ label, busy, onPhoto }: Props) => {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <PlainButton
        busy={busy}
        icon={<Camera size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => picker.current?.click()}
      >
        Fotografar
      </PlainButton>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={label}
        accept={PICTURE_TYPES.join(',')}
        capture="environment"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onPhoto(file)
          target.value = ''
        }}
      />
    </>
  )
}
