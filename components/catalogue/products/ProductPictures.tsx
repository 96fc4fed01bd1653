import { useField } from 'formik'
import styled from 'styled-components'
import { Picture } from '@/components/ui/drawings/Picture'
import { FileDrop } from '@/components/ui/files/FileDrop'
import type { FileLimits } from '@/components/ui/files/useFileUpload'
import { FormField } from '@/components/ui/forms/FormField'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useUploadPicture } from '@/hooks/pictures/useUploadPicture'
import { MAX_IMAGES } from '@/services/catalogue/products/products.schema'
import type { ProductFormValues } from '@/services/catalogue/products/product-fields.rules'
import { moveItem } from '@/services/catalogue/reorder.rules'
import { MAX_PICTURE_MEGABYTES } from '@/services/pictures/pictures.rules'
import { MovableRows, MoveUpDown } from '../crud/MoveUpDown'

const LIMITS: FileLimits = {
  kind: 'PNG ou JPEG',
  extensions: ['.png', '.jpg', '.jpeg'],
  maxBytes: MAX_PICTURE_MEGABYTES * 1_000_000,
}

/** The pictures of a product: several, in order; the first is the one that lists and cards show. */
export const ProductPictures = () => {
  const [{ value: images }, , { setValue }] = useField<ProductFormValues['images']>('images')
  const upload = useUploadPicture()
  const add = async (...sending: Parameters<typeof upload>) => {
    const src = await upload(...sending)
    await setValue([...images, { src, alt: '' }])
  }
  return (
    <>
      <MovableRows aria-label="Imagens">
        {images.map(({ src }, at) => (
          <li key={src}>
            <Tile>
              <Picture image={src} />
            </Tile>
            <AltText>
              <FormField
                name={`images.${String(at)}.alt`}
                label={at === 0 ? 'O que a imagem principal mostra' : `O que a imagem ${String(at + 1)} mostra`}
                optional
              >
                {(control) => <TextInput {...control} maxLength={160} autoComplete="off" />}
              </FormField>
            </AltText>
            <MoveUpDown
              what={`imagem ${String(at + 1)}`}
              isFirst={at === 0}
              isLast={at === images.length - 1}
              onMove={(by) => void setValue(moveItem(images, at, by))}
              onRemove={() => void setValue(images.filter((_, one) => one !== at))}
            />
          </li>
        ))}
      </MovableRows>
      {images.length < MAX_IMAGES && (
        // A new key resets the drop area for the next upload.
        <FileDrop key={images.map(({ src }) => src).join()} label="Adicionar imagem" limits={LIMITS} upload={add} />
      )}
    </>
  )
}

const Tile = styled.div`
  flex: none;
  width: 96px;
  height: 72px;
  margin-bottom: 18px;
`

const AltText = styled.div`
  flex: 1 1 180px;
  min-width: 0;
`
