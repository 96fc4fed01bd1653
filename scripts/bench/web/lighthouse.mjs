import lighthouse from 'lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** What is read of a report, by the names of Lighthouse's audits. */
const TIMES = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
}

/**
 * Opens a page as Lighthouse's mobile preset does: a small screen, a processor four times slower, a slow network.
 * @param {string} url
 * @param {number} port of the browser that it is opened in
 * @returns {Promise<Record<string, number>>} milliseconds, points of 100, and kilobytes of JavaScript until idle
 */
export async function audit(url, port) {
  const run = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES })
  if (!run) throw new Error(`Lighthouse gave no report on ${url}`)
  const { audits, categories, runtimeError } = run.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const requests = audits['network-requests'].details.items
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)])),
    ...Object.fromEntries(Object.entries(TIMES).map(([name, id]) => [name, audits[id].numericValue])),
    scripts: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
  }
}
