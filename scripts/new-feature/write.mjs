import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { Complaint } from '../complaint.mjs'
import { renderFiles } from './render.mjs'
import { wiredFiles } from './wiring.mjs'

const HEADING = '## Words that names avoid'

/** @param {(path: string) => string} read */
function refuseAvoidedWords({ name, one }, read) {
  const glossary = read('docs/glossary.md')
  const avoided = [...glossary.slice(glossary.indexOf(HEADING)).matchAll(/`(\w+)`/g)].map(([, word]) => word)
  const word = [...name.split('-'), ...one.split('-')].find((each) => avoided.includes(each))
  if (word) throw new Complaint(`“${word}” is a word that names avoid: see docs/glossary.md for a better one.`)
}

/** Fails if a folder, a table, a permission, an address or a history already has the name. */
function refuseTaken(root, { name, camel, snakeOne }, read) {
  const folders = globSync(`{components,hooks,services,server,tests/factories}/{,*/}${name}`, { cwd: root })
  const pages = globSync(`pages/platform/admin/${name}{,.tsx}`, { cwd: root })
  const tables = globSync('server/db/schema/*.ts', { cwd: root }).filter((path) =>
    read(path).includes(`export const ${camel} = `),
  )
  const mentions = [
    ['services/auth/permissions.rules.ts', `  '?${name}:`],
    ['services/auth/menu.rules.ts', `key: '${name}'`],
    ['services/config/paths.ts', `\n    ${camel}: `],
    ['services/audit/audit-model.rules.ts', `'${snakeOne}'`],
  ].flatMap(([path, text]) => (new RegExp(text).test(read(path)) ? path : []))
  const taken = [...folders, ...pages, ...tables, ...mentions]
  if (taken.length > 0) throw new Complaint(`There are ${name} already: ${taken.join(', ')}.`)
}

/** Generates the migration of the new table with drizzle-kit. @returns the written files */
function migrate(root, { snake }) {
  const program = join('node_modules', 'drizzle-kit', 'bin.cjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'generate', '--name', snake], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) {
    throw new Complaint(`All is written but the migration: npm run db:generate.\n${stdout}${stderr}`)
  }
  return globSync(`server/db/migrations/*_${snake}.sql`, { cwd: root })
}

/**
 * Writes a feature into a checkout: its files, its additions to existing ones, and the migration of its table. Writes
 * nothing if the name is taken or an anchor is missing.
 * @param {string} root
 * @param {import('./feature.mjs').Feature} feature
 * @returns {Promise<{ written: string[], edited: string[] }>} paths
 */
export async function writeFeature(root, feature) {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  refuseAvoidedWords(feature, read)
  refuseTaken(root, feature, read)
  const files = renderFiles(feature)
  const there = files.find(([path]) => existsSync(join(root, path)))
  if (there) throw new Complaint(`There is ${there[0]} already.`)
  const edits = wiredFiles(feature, read)
  const style = await resolveConfig(import.meta.filename)
  for (const [path, source] of [...files, ...edits]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), await format(source, { ...style, filepath: path }))
  }
  const paths = (entries) => entries.map(([path]) => path)
  return { written: [...paths(files), ...migrate(root, feature)], edited: paths(edits) }
}
