import { globSync, readFileSync } from 'node:fs'

/** A constant object that is indexed by any text: `TABLE['toString']` finds what every object has. */
const OPEN_RECORD = /^(?:export )?const (\w+): (?:Readonly<)?(?:Partial<)?Record<string,/gm

const openRecords = (source: string): string[] => [...source.matchAll(OPEN_RECORD)].map(([, name = '']) => name)

describe('a constant table that is read by any text', () => {
  it('is a Map', () => {
    const files = globSync('{components,contexts,hooks,pages,server,services}/**/*.{ts,tsx}')
    expect(files.length).toBeGreaterThan(1000)
    expect(files.flatMap((file) => openRecords(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`))).toEqual(
      [],
    )
  })

  it('is found when it is planted', () => {
    expect(openRecords('const LABEL: Readonly<Record<string, string>> = {}')).toEqual(['LABEL'])
    expect(openRecords("const LABEL: Record<'a' | 'b', string> = {}")).toEqual([])
  })
})
