import { fontFamily, standInFaces } from './fonts'
import { color, cssVariables } from './tokens'

const mark = (shape: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none'>${shape}</svg>`)}")`
const checkMark = mark(
  "<path d='m3.8 8.4 2.8 2.8 5.6-6' stroke='#fff' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/>",
)
const someMark = mark("<path d='M4 8h8' stroke='#fff' stroke-width='2' stroke-linecap='round'/>")
const radioMark = mark("<circle cx='8' cy='8' r='3' fill='#fff'/>")

const rules = `
  :root { ${cssVariables('light')} color-scheme: light; --font-geist: ${fontFamily}; }
  :root[data-theme='dark'] { ${cssVariables('dark')} color-scheme: dark; }

  *, *::before, *::after { box-sizing: border-box; }

  html { scroll-padding: 84px 0 96px; -webkit-text-size-adjust: 100%; }

  body {
    margin: 0;
    background: ${color.ground};
    color: ${color.text};
    font: 400 14px/22px var(--font-geist);
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }

  h1, h2, h3, h4 { margin: 0; font-weight: 600; text-wrap: balance; }
  p { margin: 0; text-wrap: pretty; }
  ul, ol, dl, dd, figure { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  /* antd has rules for every link of the page, whose variables it sets only on its own components. "html a" is stronger
     than those, weaker than any class of ours; what they do on hover is set here. */
  :root {
    --ant-color-link-hover: ${color.brandText};
    --ant-color-link-active: ${color.brandText};
  }
  html a {
    color: ${color.brandText};
    text-decoration: none;
  }
  html a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { touch-action: manipulation; }
  /* Resets that any class is stronger than. */
  :where(button) { padding: 0; border: 0; background: none; cursor: pointer; }
  :where(fieldset) { min-width: 0; margin: 0; padding: 0; border: 0; }
  :where(legend) { padding: 0; }
  /* The browser's own boxes are grey blocks in the dark mode. */
  :where(input[type='checkbox'], input[type='radio']) {
    appearance: none;
    width: 18px;
    height: 18px;
    margin: 0;
    border: 1px solid ${color.field};
    border-radius: 4px;
    background: ${color.surface} center / contain no-repeat;
    print-color-adjust: exact;
  }
  :where(input[type='radio']) { border-radius: 50%; }
  :where(input[type='checkbox'], input[type='radio']):checked { border-color: ${color.fill}; background-color: ${color.fill}; }
  :where(input[type='checkbox']):checked { background-image: ${checkMark}; }
  :where(input[type='checkbox']):indeterminate { border-color: ${color.fill}; background-color: ${color.fill}; background-image: ${someMark}; }
  :where(input[type='radio']):checked { background-image: ${radioMark}; }
  @media (forced-colors: active) {
    :where(input[type='checkbox'], input[type='radio']) { appearance: auto; }
  }
  img, svg { display: block; }
  strong { font-weight: 600; }

  th { font-weight: 500; font-size: 12px; }
  td { font-variant-numeric: tabular-nums; }
  mark { background: none; color: ${color.brandText}; font-weight: 650; }

  :focus-visible,
  html a:focus-visible { outline: 2px solid ${color.brandText}; outline-offset: 2px; }
  main:focus { outline: none; }

  /* A line along the top while the next page is under way: the answer to a press on a link. */
  :root[data-changing]::before {
    content: ''; position: fixed; z-index: 1000; inset: 0 0 auto; height: 2px;
    background: ${color.brandText}; transform-origin: left;
    animation: changing 10s cubic-bezier(0.1, 0.8, 0.2, 1) both;
  }
  @keyframes changing { from { transform: scaleX(0); } to { transform: scaleX(0.96); } }

  .visually-hidden {
    position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; border: 0;
    overflow: hidden; clip-path: inset(50%); white-space: nowrap;
  }

  @media (prefers-reduced-motion: reduce) {
    /* Only what asks for a transition has one. With the duration below and the initial "all" everything would have, and
       a new theme would reach each element a frame after its parent: a third of a second of colours that do not fit. */
    *, *::before, *::after { transition-property: none; }
    *, *::before, *::after {
      animation-duration: 0.01ms !important; animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important; scroll-behavior: auto !important;
    }
  }

  @media print {
    :root[data-theme] { ${cssVariables('light')} color-scheme: light; }
    [data-print='never'] { display: none !important; }
  }
`

const withoutComments = (css: string): string => css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')

/**
 * The rules of every page, written into its HTML before those of the components. They never change, so that the browser has
 * no work with them after that (docs/adr/0573).
 */
export const globalStyle = withoutComments(standInFaces + rules)
