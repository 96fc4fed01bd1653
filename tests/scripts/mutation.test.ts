/** @database none */
import { drawMutants } from '@/scripts/mutation/draw.mjs'
import { isWorthRunning, mutantsOf, plant } from '@/scripts/mutation/mutants.mjs'

const RULE = `
export interface Cap { max: 3 }
export const isOpen = (count: number, cap?: Cap): boolean => count > 0 && !cap
export const label = (names: string[]) => (names.some((name) => name === '') ? 'x' + 'y' : \`\${names.length - 1}\`)
`

const changed = (text: string) =>
  mutantsOf('a.rules.ts', text).map((mutant) => `${mutant.kind}: ${mutant.before} → ${mutant.after}`)

describe('the mutants of a rule', () => {
  it('are small changes of its logic, but not of its types and texts', () => {
    expect(changed(RULE)).toEqual([
      'logic: && → ||',
      'comparison: > → >=',
      'constant: 0 → 1',
      'negation: !cap → cap',
      "conditional: names.some((name) => name === '') → true",
      "conditional: names.some((name) => name === '') → false",
      'method: some → every',
      'comparison: === → !==',
      'arithmetic: - → +',
      'constant: 1 → 2',
    ])
  })

  it('are applied at their position', () => {
    const [logic] = mutantsOf('a.rules.ts', RULE)
    expect(logic && plant(RULE, logic)).toBe(RULE.replace('&&', '||'))
  })

  it('are left out where they do not parse or change nothing', () => {
    const text = 'export const a = (b: string | null, c: boolean) => b ?? (c && c)'
    expect(mutantsOf('a.rules.ts', text).map((mutant) => isWorthRunning(text, mutant))).toEqual([true])
    const [logic] = mutantsOf('a.rules.ts', text)
    expect(logic && isWorthRunning(text, { ...logic, after: '&& &&' })).toBe(false)
  })
})

describe('drawing mutants', () => {
  const draw = (seed: string, file = 'a.rules.ts') =>
    drawMutants([{ file, text: RULE }], { seed, count: 4 }).map(({ before, after, line }) => ({ before, after, line }))

  it('draws the same ones for the same seed, whatever the path of the file', () => {
    expect(draw('1')).toHaveLength(4)
    expect(draw('1', 'elsewhere/b.rules.ts')).toEqual(draw('1'))
  })

  it('draws different ones for another seed', () => {
    expect(draw('2')).not.toEqual(draw('1'))
  })
})
