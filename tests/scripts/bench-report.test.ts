/** @database none */
import { withMeasured } from '@/scripts/bench/web/report.mjs'

const DOCUMENT = `## Pages
By hand.
<!-- bench:web pages -->
old
<!-- /bench:web pages -->
## Interactions
<!-- bench:web interactions -->
<!-- /bench:web interactions -->
`

describe('the report of a bench', () => {
  it('takes the place of the last one, and leaves the rest as it is', () => {
    expect(withMeasured(DOCUMENT, 'pages', ['| a |', '| b |'])).toBe(
      DOCUMENT.replace('\nold\n', '\n\n| a |\n| b |\n\n'),
    )
  })

  it('is refused by a document that has no place for it', () => {
    expect(() => withMeasured(DOCUMENT, 'scans', [])).toThrow('no place for scans')
  })
})
