import { Trash2 } from 'lucide-react'
import styled from 'styled-components'
import { IconButton } from '@/components/ui/buttons/IconButton'
import { Moment } from '@/components/ui/display/Moment'
import { Picture } from '@/components/ui/drawings/Picture'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import { PhotoButton } from '@/components/ui/files/PhotoButton'
import { usePackageImages } from '@/hooks/logistics/packages.mutations'
import type { PackageDetail } from '@/services/logistics/packages/package-detail.schema'
import { color, radius } from '@/styles/tokens'

/** Photos of a package; phones use their camera. */
export const Photos = ({ pkg }: { pkg: Pick<PackageDetail, 'id' | 'images'> }) => {
  const { mutate, mutateAsync, isPending } = usePackageImages(pkg.id)
  const { images } = pkg
  return (
    <Block>
      <PhotoButton
        label="Foto do volume"
        busy={isPending}
        onPhoto={(file) => toastOnSuccess(mutateAsync(file), 'Foto salva.')}
      />
      {images.length > 0 && (
        <ul>
          {images.map(({ id, src, serial, created_by, created_at }, index) => {
            const name = `Foto ${String(index + 1)}${serial ? ` de ${serial}` : ''}`
            return (
              <li key={id}>
                <Picture image={src} alt={name} size="fill" />
                <IconButton
                  bordered
                  label={`Tirar ${name}`}
                  disabled={isPending}
                  icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
                  onClick={() => mutate(id)}
                />
                <small>
                  {created_by}, <Moment at={created_at} />
                </small>
              </li>
            )
          })}
        </ul>
      )}
    </Block>
  )
}

const Block = styled.div`
  margin-bottom: 16px;
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
    gap: 10px;
    margin-top: 12px;
  }
  li {
    position: relative;
  }
  li > div {
    aspect-ratio: 4 / 3;
    height: auto;
    border-radius: ${radius.tile};
  }
  li button {
    position: absolute;
    top: 6px;
    right: 6px;
  }
  small {
    display: block;
    margin-top: 4px;
    color: ${color.t2};
    font-size: 12px;
    line-height: 16px;
  }
`
