import { css } from 'styled-components'

/** Words that are pressed keep the room of words and answer in the 44 px that a finger needs. */
export const touchArea = css`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: -12px -8px;
  }
`
