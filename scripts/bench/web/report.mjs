import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../launch/install.mjs'

const MEASUREMENTS = join(ROOT, 'docs', 'measurements.md')

/**
 * The document with these lines in place of what stands between the two marks of a part, such as
 * `<!-- bench:web pages -->` and `<!-- /bench:web pages -->`.
 * @param {string} document
 * @param {string} part
 * @param {readonly string[]} lines
 */
export function withMeasured(document, part, lines) {
  const [begin, end] = [`<!-- bench:web ${part} -->\n`, `<!-- /bench:web ${part} -->`]
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/measurements.md has no place for ${part}: ${begin.trim()} … ${end}`)
  return `${document.slice(0, from)}${begin}\n${lines.join('\n').trim()}\n\n${document.slice(to)}`
}

/**
 * A part of the report: printed line by line while it is measured, and written to docs/measurements.md once it is whole.
 * A measurement of one copy alone is only printed.
 * @param {string} part
 * @param {readonly unknown[]} copies
 */
export function reportOf(part, copies) {
  const lines = []
  return {
    say: (line) => {
      console.log(line)
      lines.push(line)
    },
    write: () => {
      if (copies.length < 2) return
      writeFileSync(MEASUREMENTS, withMeasured(readFileSync(MEASUREMENTS, 'utf8'), part, lines))
    },
  }
}

/** What was measured, and when: the copies by their commits, before → now. */
export const measuredWhat = (copies, rounds) =>
  `${new Date().toISOString().slice(0, 10)}, ${copies.map(({ name }) => name).join(' → ')}, ${rounds} rounds in turns.`
