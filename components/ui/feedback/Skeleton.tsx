import styled, { keyframes } from 'styled-components'
import { color } from '@/styles/tokens'

// Hidden for the first 200 ms, so that fast responses do not flicker.
const appear = keyframes`from { opacity: 0; }`

/** Its size is not in a rule of its own: the browser applies each new rule to the whole page, which still shows the last one. */
export const SkeletonBar = styled.i.attrs<{ $width?: string; $height?: string }>(({ $width, $height }) => ({
  style: { width: $width, height: $height },
}))`
  display: block;
  width: 100%;
  max-width: 100%;
  height: 12px;
  border-radius: 6px;
  background: ${color.seg};
  animation: ${appear} 1ms 200ms backwards;
`

type Props = {
  /** For screen readers: "Carregando pedidos". */
  label: string
  rows?: number
}

const widths = ['62%', '88%', '74%', '81%', '56%']

export const SkeletonText = ({ label, rows = 3 }: Props) => (
  <Lines role="status" aria-label={label}>
    {Array.from({ length: rows }, (_, row) => (
      <SkeletonBar key={row} $width={widths[row % widths.length]} />
    ))}
  </Lines>
)

const Lines = styled.div`
  display: grid;
  gap: 12px;
`
