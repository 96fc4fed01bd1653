import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TEMPLATES = join(import.meta.dirname, 'templates')

/** The folders in the order of a request, with the tests last. */
const ROOMS = ['services', 'server', 'hooks', 'components', 'pages', 'tests']

const capitalize = (text) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)

/** "peças de reposição" → "pecas-de-reposicao". */
const fileName = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(' ', '-')

/** @param {import('./feature.mjs').Feature} feature what the templates' own words become: they are written about spare parts */
function wordsOf(feature) {
  return {
    'spare-parts': feature.name,
    'spare-part': feature.one,
    'spare parts': feature.name.replaceAll('-', ' '),
    'a spare part': `${feature.article} ${feature.one.replaceAll('-', ' ')}`,
    'A spare part': `${capitalize(feature.article)} ${feature.one.replaceAll('-', ' ')}`,
    'spare part': feature.one.replaceAll('-', ' '),
    aSparePart: feature.article + feature.PascalOne,
    spareParts: feature.camel,
    sparePart: feature.camelOne,
    SpareParts: feature.Pascal,
    SparePart: feature.PascalOne,
    spare_parts: feature.snake,
    spare_part: feature.snakeOne,
    SPARE_PART: feature.UPPER,
  }
}

/** The placeholders in double braces: Portuguese texts in the right gender, and the options of the feature. */
function textsOf({ portuguese: { one, many, isFeminine }, columns, rule }) {
  return {
    one,
    many,
    One: capitalize(one),
    Many: capitalize(many),
    o: isFeminine ? 'a' : 'o',
    O: isFeminine ? 'A' : 'O',
    e: isFeminine ? 'a' : 'e',
    a: isFeminine ? 'a' : '',
    isFeminine: isFeminine ? ', isFeminine: true' : '',
    file: fileName(many),
    columns: columns.map((column) => `'${column}'`).join(', '),
    rule: `'${rule}'`,
  }
}

/**
 * Renders a template about spare parts for the feature.
 * @param {string} text
 * @param {import('./feature.mjs').Feature} feature
 */
export function render(text, feature) {
  const words = wordsOf(feature)
  const texts = textsOf(feature)
  const longestFirst = Object.keys(words).sort((a, b) => b.length - a.length)
  return text
    .replaceAll(new RegExp(longestFirst.join('|'), 'g'), (word) => words[word])
    .replaceAll(/\{\{(\w+)\}\}/g, (braces, name) => {
      if (!(name in texts)) throw new Error(`No template may say ${braces}.`)
      return texts[name]
    })
}

/**
 * The files of a new feature with their paths, folder by folder.
 * @param {import('./feature.mjs').Feature} feature
 * @returns {[path: string, source: string][]}
 */
export function renderFiles(feature) {
  const place = (path) => ROOMS.indexOf(path.split('/')[0])
  return globSync('**/*.txt', { cwd: TEMPLATES })
    .map((path) => path.replaceAll('\\', '/'))
    .sort((a, b) => place(a) - place(b) || a.localeCompare(b))
    .map((path) => [
      render(path.replace(/\.txt$/, ''), feature),
      render(readFileSync(join(TEMPLATES, path), 'utf8'), feature),
    ])
}
