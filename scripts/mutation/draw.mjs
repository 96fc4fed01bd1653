import { createHash } from 'node:crypto'
import { isWorthRunning, mutantsOf } from './mutants.mjs'

const hash = (text) => createHash('sha256').update(text).digest('hex')

/**
 * Draws mutants, the same ones for the same seed. The draw depends on the code, not on the path of its file, so that
 * moving files does not change it.
 * @param {{ file: string, text: string }[]} sources
 * @param {{ seed: string, count: number }} options
 * @returns {import('./mutants.mjs').Mutant[]} at most `count`, in the order drawn
 */
export function drawMutants(sources, { seed, count }) {
  const texts = new Map(sources.map(({ file, text }) => [file, text]))
  const lots = sources
    .flatMap(({ file, text }) => mutantsOf(file, text))
    .map((mutant) => ({ mutant, lot: hash(`${seed}\0${mutant.content}`) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : a.lot > b.lot ? 1 : 0))
  const drawn = []
  for (const { mutant } of lots) {
    if (drawn.length === count) break
    if (isWorthRunning(texts.get(mutant.file), mutant)) drawn.push(mutant)
  }
  return drawn
}
