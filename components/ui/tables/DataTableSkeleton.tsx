import styled from 'styled-components'
import { box } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { SkeletonBar } from '../feedback/Skeleton'

type Props = { label: string; rows: number; narrow: boolean }

const widths = ['40%', '70%', '55%', '64%', '48%', '60%']

export const DataTableSkeleton = ({ label, rows, narrow }: Props) => (
  <Box role="status" aria-label={`Carregando ${label.toLowerCase()}`}>
    {Array.from({ length: rows }, (_, row) => (
      <Line key={row} $narrow={narrow}>
        <SkeletonBar $width={widths[row % widths.length]} />
        <SkeletonBar $width={widths[(row + 2) % widths.length]} />
        <SkeletonBar $width={widths[(row + 4) % widths.length]} />
      </Line>
    ))}
  </Box>
)

const Box = styled.div`
  ${box.card};
`

const Line = styled.div<{ $narrow: boolean }>`
  display: grid;
  grid-template-columns: ${({ $narrow }) => ($narrow ? '1fr' : '1fr 2fr 1fr')};
  gap: 12px 24px;
  padding: 17px 20px;
  & + & {
    border-top: 1px solid ${color.line};
  }
`
