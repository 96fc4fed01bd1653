// Adds the hashes of the inline scripts in the built pages to the content security policy.
//
// Next evaluates the headers of `next.config.js` during the build, before the pages exist; each page then contains an
// inline script that names its chunks. So the policy is completed afterwards, in the manifest from which `next start`
// reads its headers (docs/adr/0102). next.config.js does it at each start; doing it again changes nothing.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The rule of next.config.js that matches every address. */
const EVERYWHERE = '/:path*'
/** Also served at the addresses of other pages. Next generates those that the project lacks. */
const ERROR_PAGES = ['/404', '/500']
const SHELL = ['/_app', '/_document', '/_error']

/**
 * Completes the policy of a build.
 * @param {string} distDir the build, such as `/srv/arrenda/.next`
 * Pages that are rendered per request allow their own inline scripts (rendering/allowInlineScripts.ts).
 */
export function sealPolicy(distDir) {
  const file = join(distDir, 'routes-manifest.json')
  const before = readFileSync(file, 'utf8')
  const manifest = JSON.parse(before)
  manifest.headers = sealedRules(manifest.headers, distDir)
  const after = JSON.stringify(manifest)
  if (after === before) return
  // Renamed into place, so that a server that starts meanwhile reads a complete file.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, after)
  renameSync(draft, file)
}

function sealedRules(rules, distDir) {
  const ofErrorPages = hashesOfErrorPages(distDir)
  const base = rules.filter((rule) => !rule.ofOnePage)
  const everywhere = base.find(({ source, headers }) => source === EVERYWHERE && headers.some(isPolicy))
  if (!everywhere) throw new Error('The build has no content security policy: build it again')
  const policy = everywhere.headers.find(isPolicy)
  const policyFor = (own) => allowing([...new Set([...own, ...ofErrorPages])].sort(), policy)
  const pages = hashesByPage(distDir).map(([page, own]) => ({
    source: sourceOf(page),
    headers: [policyFor(own)],
    ofOnePage: true,
  }))
  const sealed = { ...everywhere, headers: everywhere.headers.map((one) => (isPolicy(one) ? policyFor([]) : one)) }
  return [...base.map((rule) => (rule === everywhere ? sealed : rule)), ...pages]
}

const isPolicy = ({ key }) => key === 'Content-Security-Policy'

/** The policy of the build, with these scripts in place of earlier ones. */
function allowing(hashes, { key, value }) {
  const bare = value.replace(/ 'sha256-[^']+'/g, '')
  return { key, value: bare.replace(/script-src [^;]+/, (scripts) => [scripts, ...hashes].join(' ')) }
}

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'))

function hashesByPage(distDir) {
  const { notFoundRoutes, routes = {} } = readJson(distDir, 'prerender-manifest.json')
  const hidden = [...SHELL, ...ERROR_PAGES, ...notFoundRoutes]
  const pages = Object.entries(readJson(distDir, 'server', 'pages-manifest.json'))
    .filter(([page]) => !hidden.includes(page) && !page.startsWith('/api/'))
    // A page with getStaticProps is listed with its .js file; its HTML is next to it.
    .map(([page, path]) => [page, routes[page] ? path.replace(/\.js$/, '.html') : path])
  // Of the matching rules the last one wins, and `/orders/[id]` matches `/orders/new` too.
  return pages
    .filter(([, path]) => path.endsWith('.html'))
    .sort(([one], [other]) => (rankOf(one) < rankOf(other) ? -1 : 1))
    .map(([page, path]) => [page, hashesOfFile(join(distDir, 'server', path))])
}

/** The precedence of Next's routes, by segment: static before dynamic before catch-all. */
function rankOf(page) {
  const ranks = page.split('/').map((word) => (/^\[\[?\.{3}/.test(word) ? 0 : word.startsWith('[') ? 1 : 2))
  return ranks.join('')
}

function hashesOfErrorPages(distDir) {
  const files = ERROR_PAGES.map((page) => join(distDir, 'server', 'pages', `${page}.html`))
  return files.filter((file) => existsSync(file)).flatMap(hashesOfFile)
}

const hashesOfFile = (file) => inlineScriptHashes(readFileSync(file, 'utf8'))

/**
 * The hashes of a page's inline scripts.
 * @param {string} html
 * @returns {string[]} such as `'sha256-…'`, with the quotes
 */
export function inlineScriptHashes(html) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/\bsrc=/.test(attributes) && !/\btype="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

/**
 * Converts `/orders/[id]` and `/help/[...path]` to the syntax of the routes manifest.
 * @param {string} page
 * @returns {string}
 */
export function sourceOf(page) {
  return page.replace(/\[\[?\.\.\.([^\]]+)\]\]?/g, ':$1*').replace(/\[([^\]]+)\]/g, ':$1')
}
