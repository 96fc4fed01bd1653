import { useField } from 'formik'
import { ImageOff } from 'lucide-react'
import styled from 'styled-components'
import { DrawingTile } from '@/components/ui/drawings/DrawingTile'
import { Picture } from '@/components/ui/drawings/Picture'
import { FileDrop } from '@/components/ui/files/FileDrop'
import type { UploadOptions } from '@/components/ui/files/useFileUpload'
import { Field } from '@/components/ui/forms/Field'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { useUploadPicture } from '@/hooks/pictures/useUploadPicture'
import { DRAWING_OPTIONS, drawingOf } from '@/services/catalogue/images.rules'
import { MAX_PICTURE_MEGABYTES } from '@/services/pictures/pictures.rules'
import { oneColumn } from '@/styles/mixins'
import { color } from '@/styles/tokens'

const LIMITS = {
  kind: 'PNG ou JPEG',
  extensions: ['.png', '.jpg', '.jpeg'],
  maxBytes: MAX_PICTURE_MEGABYTES * 1_000_000,
}

const UPLOADED = 'uploaded'

type Props = {
  /** Whose image it is: "da propriedade". */
  of: string
  optional?: boolean
}

/** An image: one of our drawings, a picture of one's own or, where it is optional, none. */
export const ImageField = ({ of, optional = false }: Props) => {
  const [{ value }, { error }, { setValue }] = useField<string>('image')
  const upload = useUploadPicture()
  const isUploaded = value.startsWith('/')
  const send = async (file: File, options: UploadOptions): Promise<void> => {
    await setValue(await upload(file, options))
  }
  return (
    <Grid>
      {value ? (
        <Picture image={value} size="card" alt={`Imagem ${of}`} />
      ) : (
        <DrawingTile size="card">
          <span>
            <ImageOff size={24} strokeWidth={1.5} color={color.t3} aria-hidden />
          </span>
        </DrawingTile>
      )}
      <div>
        <Field label="Imagem" optional={optional} error={error}>
          {(control) => (
            <NativeSelect
              {...control}
              value={isUploaded ? UPLOADED : (drawingOf(value) ?? '')}
              placeholder={optional ? 'Sem imagem' : undefined}
              options={[...(isUploaded ? [{ value: UPLOADED, label: 'Imagem enviada' }] : []), ...DRAWING_OPTIONS]}
              onChange={(image) => image !== UPLOADED && void setValue(image)}
            />
          )}
        </Field>
        <FileDrop label="Imagem" upload={send} limits={LIMITS} />
      </div>
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: 176px minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  margin-bottom: 18px;
  ${oneColumn.phone}
`
