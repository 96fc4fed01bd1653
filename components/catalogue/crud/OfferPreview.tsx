import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

/** What the simulator will show of a plan, a package or an upgrade, below the form that makes it. */
export const OfferPreview = ({ children }: { children: ReactNode }) => {
  const titleId = useId()
  return (
    <Box aria-labelledby={titleId}>
      <h3 id={titleId}>No simulador</h3>
      {children}
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  gap: 10px;
  padding: 12px;
  border-radius: ${radius.control};
  background: ${color.sunken};
  h3 {
    ${font.secondary};
    font-weight: 600;
  }
  p,
  small {
    display: block;
    ${font.secondaryMuted};
  }
`
