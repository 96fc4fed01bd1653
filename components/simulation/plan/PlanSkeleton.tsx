import styled from 'styled-components'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import { below } from '@/styles/tokens'

/** Three plans and three packages that are coming, in the room that they take. */
export const PlanSkeleton = () => (
  <div role="status" aria-label="Carregando os planos e pacotes">
    <Legend $width="56px" $height="16px" />
    <Plans>
      {[1, 2, 3].map((place) => (
        <SkeletonBar key={place} $height="100%" />
      ))}
    </Plans>
    <Legend $width="140px" $height="16px" />
    <Packages>
      {[1, 2, 3].map((place) => (
        <SkeletonBar key={place} $height="100%" />
      ))}
    </Packages>
  </div>
)

const Legend = styled(SkeletonBar)`
  margin: 4px 0 16px;
`

const Plans = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  grid-auto-rows: 146px;
  gap: 12px;
  margin-bottom: 32px;
  ${below.hero} {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: 128px;
    gap: 10px;
  }
`

const Packages = styled.div`
  display: grid;
  grid-template-rows: 79px 107px 107px;
  gap: 10px;
  ${below.phone} {
    grid-template-rows: 155px 179px 179px;
  }
`
