import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** A package in a list on a phone: lines of small print, what names it in bold. */
export const CardBlock = styled.div`
  display: grid;
  gap: 2px;
  ${font.secondaryMuted};
  > div {
    ${flex.wrapBetween};
    gap: 2px 12px;
  }
  b,
  strong {
    color: ${color.text};
    font-weight: 600;
  }
`
