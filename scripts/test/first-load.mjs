// Measures the gzipped JavaScript that each prerendered page loads first, without lazy chunks (docs/measurements.md).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const KB = 1000
const PUBLIC_BAR = 200 * KB
const SHELL_BAR = 180 * KB
const BAR = 270 * KB
/** What draws charts, loaded after the pages that have some. */
const CHARTS_BAR = 45 * KB
/** Texts that only the code of the charts has: components/ui/charts/ChartFigure.tsx, and the library that draws. */
const CHARTS_MARK = /Sem dados no per|visx-/

/** Pages behind the login or for developers; all others are for visitors. */
const INNER = /^\/(platform|dev)(\/|$)/
const SIGNED_IN = /^\/platform(\/|$)/

/** @param {string} route */
export function barFor(route) {
  return INNER.test(route) ? BAR : PUBLIC_BAR
}

/**
 * The scripts that a modern browser loads with a page.
 * @param {string} html
 * @returns {string[]} paths such as /_next/static/chunks/abc.js
 */
export function scriptsOf(html) {
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/\bnoModule\b/i.test(tag))
  const listed = tags.flatMap((tag) => /\bdata-scripts="([^"]*)"/.exec(tag)?.[1].split(' ') ?? [])
  const sources = tags.map((tag) => /\bsrc="([^"]+)"/.exec(tag)?.[1]).filter((source) => source !== undefined)
  return [...new Set([...sources, ...listed].map((source) => source.replace(/\?.*$/, '')))]
}

/** The pages of a build, with the scripts of each: those in its HTML, or those that its HTML will have. */
function pagesOf(distDir) {
  const folder = join(distDir, 'server', 'pages')
  const prerendered = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      route: `/${name.replaceAll('\\', '/')}`.replace(/\.html$/, '').replace(/\/index$/, '') || '/',
      scripts: scriptsOf(readFileSync(join(folder, name), 'utf8')),
    }))
  const known = new Set(prerendered.map(({ route }) => route))
  return [...prerendered, ...pagesPerRequest(distDir).filter(({ route }) => !known.has(route))]
}

/** Pages that are rendered for each request have a script on the server, and no HTML. */
function pagesPerRequest(distDir) {
  const file = join(distDir, 'server', 'pages-manifest.json')
  if (!existsSync(file)) return []
  const { pages, lowPriorityFiles } = JSON.parse(readFileSync(join(distDir, 'build-manifest.json'), 'utf8'))
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')))
    .filter(([route, path]) => path.endsWith('.js') && !/^\/(_|api\/)/.test(route))
    .map(([route]) => ({
      route,
      scripts: [...new Set([...pages['/_app'], ...pages[route], ...lowPriorityFiles])]
        .filter((path) => path.endsWith('.js'))
        .map((path) => `/_next/${path}`),
    }))
}

/** The scripts that all signed-in pages load. */
function shellOf(pages) {
  const [first, ...others] = pages.filter(({ route }) => SIGNED_IN.test(route))
  if (!first || others.length === 0) return []
  const scripts = first.scripts.filter((script) => others.every((page) => page.scripts.includes(script)))
  return [{ route: 'signed-in shell', scripts }]
}

/** The scripts of the charts, if the build has some: none of them may load with a page. */
function chartsOf(distDir, pages) {
  const folder = join(distDir, 'static')
  const scripts = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.js') && CHARTS_MARK.test(readFileSync(join(folder, name), 'utf8')))
    .map((name) => `/_next/static/${name.replaceAll('\\', '/')}`)
  const early = pages.find((page) => page.scripts.some((script) => scripts.includes(script)))
  if (early) throw new Error(`${early.route} loads the charts before it is shown.`)
  return scripts.length === 0 ? [] : [{ route: 'charts', scripts }]
}

/**
 * @param {string} distDir
 * @returns {{ route: string, bytes: number, bar: number }[]} the largest first
 */
export function measureFirstLoad(distDir) {
  const sizes = new Map()
  const sizeOf = (source) => {
    const file = join(distDir, decodeURIComponent(source.replace(/^.*\/_next\//, '')))
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(file)).length)
    return sizes.get(file)
  }
  const weigh =
    (bar) =>
    ({ route, scripts }) => ({
      route,
      bytes: scripts.reduce((sum, source) => sum + sizeOf(source), 0),
      bar: bar ?? barFor(route),
    })
  const pages = pagesOf(distDir)
  return [
    ...pages.map(weigh()),
    ...shellOf(pages).map(weigh(SHELL_BAR)),
    ...chartsOf(distDir, pages).map(weigh(CHARTS_BAR)),
  ].sort((a, b) => b.bytes - a.bytes)
}

/** @param {ReturnType<typeof measureFirstLoad>} routes */
export function firstLoadTable(routes) {
  const width = Math.max(...routes.map(({ route }) => route.length))
  const kb = (bytes) => (bytes / KB).toFixed(1).padStart(6)
  return routes
    .map(
      ({ route, bytes, bar }) =>
        `${route.padEnd(width)} ${kb(bytes)} of ${kb(bar)} kB${bytes > bar ? '  TOO LARGE' : ''}`,
    )
    .join('\n')
}

if (import.meta.main) {
  const routes = measureFirstLoad(process.env.NEXT_DIST_DIR || '.next')
  console.info(firstLoadTable(routes))
  // A build without pages would pass every limit.
  if (routes.length === 0 || routes.some(({ bytes, bar }) => bytes === 0 || bytes > bar)) process.exitCode = 1
}
