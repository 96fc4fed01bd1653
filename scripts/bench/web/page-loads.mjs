import { audit } from './lighthouse.mjs'
import { become } from './browser.mjs'
import { median } from './figures.mjs'
import { PAGES } from './pages.mjs'
import { measuredWhat, reportOf } from './report.mjs'

/** The columns of the table, by the figures of `audit`. */
const COLUMNS = [
  { title: 'points', of: 'performance', digits: 0 },
  { title: 'largest paint, ms', of: 'lcp', digits: 0 },
  { title: 'blocked, ms', of: 'tbt', digits: 0 },
  { title: 'shift', of: 'cls', digits: 3 },
  { title: 'JavaScript, kB', of: 'scripts', digits: 0 },
]
const ALWAYS_100 = ['accessibility', 'best-practices', 'seo']

/**
 * Loads each page in each copy, in turns, and reports the medians of the rounds: before → now.
 * @param {{
 *   copies: { name: string, base: string }[],
 *   browser: { context: import('@playwright/test').BrowserContext, port: number },
 *   rounds: number,
 *   page?: string,
 * }} settings `page`: only those whose names hold this
 */
export async function measurePages({ copies, browser: { context, port }, rounds, page = '' }) {
  const { say, write } = reportOf('pages', copies)
  say(measuredWhat(copies, rounds))
  say(`\n| page | ${COLUMNS.map(({ title }) => title).join(' | ')} | not 100 |`)
  say(`|---|${COLUMNS.map(() => '---|').join('')}---|`)
  for (const { name, path, as } of PAGES.filter((one) => one.name.includes(page))) {
    const runs = copies.map(() => [])
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, { base }] of copies.entries()) {
        await become(context, base, as)
        runs[at].push(await audit(base + path, port))
      }
    }
    const figures = runs.map(medians)
    const cells = COLUMNS.map(({ of, digits }) => figures.map((one) => one[of].toFixed(digits)).join(' → '))
    // Pages behind the log-in are not for search engines.
    const missed = ALWAYS_100.filter((of) => figures.at(-1)[of] < 100 && !(of === 'seo' && as))
    say(`| ${name} | ${cells.join(' | ')} | ${missed.join(', ')} |`)
  }
  if (page === '') write()
}

const medians = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]))
