import styled from 'styled-components'
import { SkeletonBar } from '../feedback/Skeleton'

type Props = {
  fields: number
}

/** Reserves the space of a form until its code has loaded, to avoid layout shift. */
export const FormSkeleton = ({ fields }: Props) => (
  <div role="status" aria-label="Carregando o formulário">
    {Array.from({ length: fields }, (_, field) => (
      <Wrapper key={field}>
        <SkeletonBar $width="120px" />
        <SkeletonBar $height="var(--button, 40px)" />
      </Wrapper>
    ))}
  </div>
)

/* As tall as components/ui/forms/Field. */
const Wrapper = styled.div`
  display: grid;
  gap: 10px;
  margin-bottom: 18px;
  padding-top: 4px;
`
