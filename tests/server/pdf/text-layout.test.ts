/** @database none */
import fc from 'fast-check'
import { wrap } from '@/server/pdf/text-layout'

/** Every character as wide as the next. */
const widthOf = (piece: string) => piece.length

describe('breaking a text into lines', () => {
  it('breaks between words', () => {
    expect(wrap('Estação de trabalho móvel', 12, widthOf)).toEqual(['Estação de', 'trabalho', 'móvel'])
  })

  it('breaks a word that alone is wider than a line', () => {
    expect(wrap('de Pneumoultramicroscopico', 8, widthOf)).toEqual(['de', 'Pneumoul', 'tramicro', 'scopico'])
  })

  it('keeps lines that were written as such', () => {
    expect(wrap('um\ndois', 20, widthOf)).toEqual(['um', 'dois'])
  })

  it('loses nothing and never exceeds the width', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,20}$/), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 30 }), (texts, width) => {
        const lines = wrap(texts.join(' '), width, widthOf)
        expect(lines.join('').replaceAll(' ', '')).toBe(texts.join(''))
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width)
      }),
    )
  })
})
