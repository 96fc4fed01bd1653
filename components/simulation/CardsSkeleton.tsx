import styled from 'styled-components'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import { below, color, radius } from '@/styles/tokens'

type Props = {
  /** Said to those who do not see the cards: 'Carregando os produtos'. */
  label: string
  count: number
  columns?: number
}

/** Cards that are coming: a tile and two lines each. */
export const CardsSkeleton = ({ label, count, columns = count }: Props) => (
  <Grid role="status" aria-label={label} $columns={columns}>
    {Array.from({ length: count }, (_, place) => (
      <div key={place}>
        <SkeletonBar $height="132px" />
        <SkeletonBar $width="62%" $height="16px" />
        <SkeletonBar $width="84%" />
        <SkeletonBar $width="40%" />
      </div>
    ))}
  </Grid>
)

const Grid = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 16px;
  ${below.hero} {
    grid-template-columns: minmax(0, 1fr);
  }
  > div {
    display: grid;
    gap: 12px;
    padding: 8px 8px 24px;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
  }
`
