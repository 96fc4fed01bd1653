import styled from 'styled-components'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import { box, flex } from '@/styles/mixins'

/** Quotations that are coming: a tile and two lines each. */
export const SavedSkeleton = () => (
  <Rows role="status" aria-label="Carregando as cotações">
    {[1, 2, 3, 4].map((row) => (
      <div key={row}>
        <SkeletonBar $width="72px" $height="60px" />
        <span>
          <SkeletonBar $width="40%" $height="16px" />
          <SkeletonBar $width="64%" />
        </span>
      </div>
    ))}
  </Rows>
)

const Rows = styled.div`
  display: grid;
  gap: 10px;
  > div {
    ${flex.row};
    gap: 16px;
    padding: 14px 16px;
    ${box.card};
  }
  span {
    display: grid;
    flex: 1;
    gap: 10px;
  }
`
