import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Picture } from '@/components/ui/drawings/Picture'
import { env } from '@/services/config/env'
import { formatDay } from '@/services/format/format.rules'
import { pictureAddress } from '@/services/pictures/pictures.rules'
import type { UnitDetail } from '@/services/stock/unit-detail.schema'
import { font } from '@/styles/mixins'

const MOMENT: Readonly<Record<string, string>> = {
  packing: 'Na separação',
  delivery: 'Na entrega',
  appraisal: 'Na avaliação',
}

/** Photos of the unit, newest first; each opens in full size. */
export const UnitPhotos = ({ unit: { images, serial } }: { unit: UnitDetail }) => {
  if (images.length === 0) return null
  return (
    <Card title="Fotos">
      <Grid>
        {images.map(({ id, src, moment, created_at }) => {
          const words = `${MOMENT[moment] ?? 'Foto'}, ${formatDay(created_at)}`
          return (
            <li key={id}>
              <a href={pictureAddress(env.apiUrl, src, 1200)} target="_blank" rel="noreferrer">
                <Picture image={src} alt={`${serial}: ${words}`} size="card" />
              </a>
              <small>{words}</small>
            </li>
          )
        })}
      </Grid>
    </Card>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 12px;
  small {
    display: block;
    margin-top: 4px;
    ${font.captionMuted};
  }
`
