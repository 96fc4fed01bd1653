import { css } from 'styled-components'
import { color, radius } from './tokens'

// Declarations that many styled components share, written as `${flex.row};`. The sizes of the type scale stand here
// once; a size outside it is written where it is used.

const sized = (size: number, line: number): string => `font-size: ${size}px; line-height: ${line}px`

const caption = sized(12, 18)
const secondary = sized(13, 20)

export const font = {
  /** Captions, table headers, times. */
  caption,
  captionMuted: `${caption}; color: ${color.t2}`,
  /** The text of staff screens, and what is secondary on a customer's. */
  secondary,
  secondaryMuted: `${secondary}; color: ${color.t2}`,
  /** The text of customers' screens. */
  body: sized(14, 22),
  cardTitle: sized(15, 22),
  choiceTitle: sized(16, 24),
  underlined: 'text-decoration: underline; text-underline-offset: 3px',
} as const

const row = 'display: flex; align-items: center'

export const flex = {
  row,
  inlineRow: 'display: inline-flex; align-items: center',
  between: `${row}; justify-content: space-between`,
  wrap: 'display: flex; flex-wrap: wrap',
  wrapRow: `${row}; flex-wrap: wrap`,
  wrapBetween: `${row}; flex-wrap: wrap; justify-content: space-between`,
  column: 'display: flex; flex-direction: column',
  /** One column that may get narrower than its content. */
  stack: 'display: grid; grid-template-columns: minmax(0, 1fr)',
  /** One thing in the middle. */
  center: 'display: grid; place-items: center',
} as const

export const box = {
  card: `border: 1px solid ${color.line}; border-radius: ${radius.card}; background: ${color.surface}`,
} as const

/** What the browser gives an element of its own, taken away. */
export const bare = {
  button: 'padding: 0; border: 0; background: none',
  fieldset: 'min-width: 0; margin: 0; padding: 0; border: 0',
} as const

/** Words that are pressed keep the room of words and answer in the 44 px that a finger needs. */
export const touchArea = css`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: -12px -8px;
  }
`

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
