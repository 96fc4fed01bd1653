import {
  completeMention,
  mayChangeNote,
  mentionAt,
  noteParts,
  stillMentioned,
} from '@/services/orders/notes/notes.rules'

const maria = { id: 1, name: 'Maria Silva' }
const mariana = { id: 2, name: 'Maria' }

describe('what is being searched for while a note is typed', () => {
  it.each([
    ['@', { from: 0, text: '' }],
    ['Veja @ma', { from: 5, text: 'ma' }],
    ['Veja @Maria S', { from: 5, text: 'Maria S' }],
    ['(@joão', { from: 1, text: 'joão' }],
  ])('%j looks for somebody', (text, query) => {
    expect(mentionAt(text, text.length)).toEqual(query)
  })

  it.each(['Escreva para a@b', '@ oi', 'sem arroba', '@Maria veja isto hoje', '@maria,', '@maria\nagora'])(
    '%j looks for nobody',
    (text) => {
      expect(mentionAt(text, text.length)).toBeNull()
    },
  )

  it('looks at the words before the cursor alone', () => {
    expect(mentionAt('@ma e o resto', 3)).toEqual({ from: 0, text: 'ma' })
  })
})

describe('choosing somebody', () => {
  it('puts the name in the place of what was typed, with the cursor behind it', () => {
    expect(completeMention('Veja @ma hoje', 8, { from: 5, text: 'ma' }, 'Maria Silva')).toEqual({
      text: 'Veja @Maria Silva hoje',
      cursor: 18,
    })
  })

  it('does not mention somebody whose name was deleted from the text', () => {
    expect(stillMentioned('@Maria Silva, veja', [maria, { id: 3, name: 'João' }])).toEqual([maria])
  })

  it('does not take a longer name for a shorter one', () => {
    expect(stillMentioned('@Maria Silva, veja', [maria, mariana])).toEqual([maria])
    expect(noteParts('@Maria Silva e @Maria', [mariana, maria]).filter(({ isMention }) => isMention)).toEqual([
      { text: '@Maria Silva', isMention: true },
      { text: '@Maria', isMention: true },
    ])
  })

  it('reads a name with signs as it stands', () => {
    const name = 'Ana (RH) S.'
    expect(noteParts(`Oi @${name}!`, [{ name }])).toEqual([
      { text: 'Oi ', isMention: false },
      { text: `@${name}`, isMention: true },
      { text: '!', isMention: false },
    ])
  })
})

describe('changing a note', () => {
  const createdAt = new Date('2026-11-20T12:00:00Z')
  const note = { authorId: 7, createdAt, withdrawnAt: null }

  it('is its author’s for half an hour', () => {
    expect(mayChangeNote(note, 7, new Date('2026-11-20T12:30:00Z'))).toBe(true)
    expect(mayChangeNote(note, 7, new Date('2026-11-20T12:30:01Z'))).toBe(false)
    expect(mayChangeNote(note, 8, createdAt)).toBe(false)
    expect(mayChangeNote({ ...note, withdrawnAt: createdAt }, 7, createdAt)).toBe(false)
  })
})
