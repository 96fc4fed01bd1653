import { css } from 'styled-components'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** A label with its box before it, and small words below its own. */
export const checkLine = css`
  display: flex;
  gap: 10px;
  cursor: pointer;
  input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 2px 0 0;
    accent-color: ${color.fill};
    cursor: pointer;
  }
  small {
    display: block;
    ${font.captionMuted};
  }
`
