import styled from 'styled-components'
import { below, color } from '@/styles/tokens'

/** A section of the visitors' home: full-width background, content at most 1200 px wide. */
export const VisitorHomeSection = styled.section<{ $surface?: boolean }>`
  scroll-margin-top: 60px;
  border-bottom: 1px solid ${color.line};
  background: ${({ $surface }) => ($surface ? color.surface : color.ground)};
  &:last-of-type {
    border-bottom: 0;
  }
  > div {
    max-width: calc(1200px + 2 * var(--sides, 40px));
    margin: 0 auto;
    padding: 56px var(--sides, 40px) 60px;
    ${below.phone} {
      padding: 36px var(--sides, 16px);
    }
  }
  h2 {
    font-size: 28px;
    line-height: 36px;
    letter-spacing: -0.02em;
    ${below.phone} {
      font-size: 23px;
      line-height: 29px;
    }
  }
`

/** A line of text that is still being loaded, as high as the text. */
export const BlankLine = styled.span<{ $width: string }>`
  display: block;
  &::before {
    content: '';
    display: inline-block;
    width: ${({ $width }) => $width};
    height: 0.75em;
    border-radius: 6px;
    background: ${color.seg};
  }
`
