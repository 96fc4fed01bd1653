import styled from 'styled-components'
import { color } from '@/styles/tokens'

/** A package in a list on a phone: lines of small print, what names it in bold. */
export const CardBlock = styled.div`
  display: grid;
  gap: 2px;
  font-size: 13px;
  line-height: 20px;
  color: ${color.t2};
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 2px 12px;
  }
  b,
  strong {
    color: ${color.text};
    font-weight: 600;
  }
`
