import { Complaint } from '../complaint.mjs'
import { USAGE } from './usage.mjs'

/** The reserved words of JavaScript. */
const RESERVED = [
  'case',
  'class',
  'delete',
  'enum',
  'export',
  'import',
  'interface',
  'package',
  'return',
  'super',
  'this',
]

const capitalize = (text) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)
const camel = (kebab) => kebab.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
const snake = (kebab) => kebab.replaceAll('-', '_')

/** "categories" → "category", "addresses" → "address", "suppliers" → "supplier". */
const singularOf = (plural) =>
  plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.replace(/(?<=ss|x|ch|sh)es$|s$/, '')

function checkedName(positionals) {
  const [name = ''] = positionals
  if (positionals.length !== 1 || !/^[a-z]+(-[a-z]+)*$/.test(name) || !/[a-z]{2}(?<![iu]s|s)s$/.test(name)) {
    throw new Complaint(`Name the feature with an English plural in kebab-case.\n\n${USAGE}`)
  }
  if (RESERVED.includes(singularOf(name))) throw new Complaint(`"${singularOf(name)}" is a word of JavaScript.`)
  return name
}

function checkedText(flag, text = '', pattern = /^\p{L}[\p{L}\d ,()/-]*$/u) {
  if (!pattern.test(text.trim())) throw new Complaint(`--${flag} is missing, or is not plain text.\n\n${USAGE}`)
  return text.trim()
}

/** @typedef {ReturnType<typeof featureOf>} Feature */

/**
 * The names of a feature in all forms, from the command line; refuses missing and invalid ones.
 * @param {string[]} positionals
 * @param {Partial<Record<'singular' | 'plural' | 'gender' | 'columns' | 'rule', string>>} flags
 */
export function featureOf(positionals, flags) {
  const name = checkedName(positionals)
  const SMALL = /^\p{Ll}[\p{Ll} -]*$/u
  const one = singularOf(name)
  return {
    name,
    one,
    camel: camel(name),
    camelOne: camel(one),
    Pascal: capitalize(camel(name)),
    PascalOne: capitalize(camel(one)),
    snake: snake(name),
    snakeOne: snake(one),
    UPPER: snake(one).toUpperCase(),
    permission: `${name}:manage`,
    /** "a" or "an", for the singular. */
    article: /^[aeiou]/.test(one) ? 'an' : 'a',
    portuguese: {
      one: checkedText('singular', flags.singular, SMALL),
      many: checkedText('plural', flags.plural, SMALL),
      isFeminine: checkedText('gender', flags.gender, /^[mf]$/) === 'f',
    },
    columns: checkedText('columns', flags.columns)
      .split(',')
      .map((column) => column.trim()),
    rule: checkedText('rule', flags.rule),
  }
}
