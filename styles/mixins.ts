import { css } from 'styled-components'
import { below, color, radius } from './tokens'

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
  /** One size below its surroundings, on their line height. */
  smallMuted: `font-size: 13px; color: ${color.t2}`,
  /** One line, cut at the end. */
  ellipsis: 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap',
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

const bordered = (line: string, corner: string): string =>
  `border: 1px solid ${line}; border-radius: ${corner}; background: ${color.surface}`

export const box = {
  control: bordered(color.line2, radius.control),
  field: bordered(color.field, radius.control),
  tile: bordered(color.line, radius.tile),
  card: bordered(color.line, radius.card),
  /** Of a field that has the focus. */
  focus: `border-color: ${color.brandText}; box-shadow: 0 0 0 3px ${color.ring}`,
} as const

export const bare = {
  /** Resets a button of ours where it stands on the look of another one. */
  button: 'padding: 0; border: 0; background: none',
  /** An input whose look is what stands beside it: it lies unseen over the whole label, which takes the presses. */
  overlay: 'position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer',
} as const

/** The height that a finger needs. */
export const touch = {
  height: '@media (pointer: coarse) { height: 44px; }',
  minHeight: '@media (pointer: coarse) { min-height: 44px; }',
} as const

const oneColumnBelow = (width: keyof typeof below): string =>
  `${below[width]} { grid-template-columns: minmax(0, 1fr); }`

/** A grid with one column below a width. */
export const oneColumn = {
  aside: oneColumnBelow('aside'),
  hero: oneColumnBelow('hero'),
  drawer: oneColumnBelow('drawer'),
  phone: oneColumnBelow('phone'),
} as const

/** A name (`b`) above smaller words (`small`). */
export const nameOverNote = `b { display: block; font-weight: 550; } small { display: block; ${font.secondaryMuted}; }`

/** Small text that is pressed: takes the room of text and reacts in the 44 px that a finger needs. */
export const touchArea = css`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: -12px -8px;
  }
`

/** A label that begins with its checkbox, with a `small` line below its text. */
export const checkLine = css`
  display: flex;
  gap: 10px;
  cursor: pointer;
  input {
    flex: none;
    margin-top: 2px;
    cursor: pointer;
  }
  small {
    display: block;
    ${font.captionMuted};
  }
`
