import {
  completeMention,
  mayChangeNote,
  mentionAt,
  noteParts,
  stillMentioned,
} from '@/services/orders/notes/notes.rules'

const maria = { id: 1, name: 'Maria Silva' }
const mariana = { id: 2, name: 'Maria' }

describe('the mention search while a note is typed', () => {
  it.each([
    ['@', { from: 0, text: '' }],
    ['Veja @ma', { from: 5, text: 'ma' }],
    ['Veja @Maria S', { from: 5, text: 'Maria S' }],
    ['(@joão', { from: 1, text: 'joão' }],
  ])('starts for %j', (text, query) => {
    expect(mentionAt(text, text.length)).toEqual(query)
  })

  it.each(['Escreva para a@b', '@ oi', 'sem arroba', '@Maria veja isto hoje', '@maria,', '@maria\nagora'])(
    'does not start for %j',
    (text) => {
      expect(mentionAt(text, text.length)).toBeNull()
    },
  )

  it('uses only the text before the cursor', () => {
    expect(mentionAt('@ma e o resto', 3)).toEqual({ from: 0, text: 'ma' })
  })
})

describe('mentioning a colleague', () => {
  it('replaces the typed text with the name, and puts the cursor behind it', () => {
    expect(completeMention('Veja @ma hoje', 8, { from: 5, text: 'ma' }, 'Maria Silva')).toEqual({
      text: 'Veja @Maria Silva hoje',
      cursor: 18,
    })
  })

  it('drops a mention whose name was deleted from the text', () => {
    expect(stillMentioned('@Maria Silva, veja', [maria, { id: 3, name: 'João' }])).toEqual([maria])
  })

  it('does not match a name within a longer one', () => {
    expect(stillMentioned('@Maria Silva, veja', [maria, mariana])).toEqual([maria])
    expect(noteParts('@Maria Silva e @Maria', [mariana, maria]).filter(({ isMention }) => isMention)).toEqual([
      { text: '@Maria Silva', isMention: true },
      { text: '@Maria', isMention: true },
    ])
  })

  it('matches names with special characters literally', () => {
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

  it('is allowed to its author for half an hour', () => {
    expect(mayChangeNote(note, 7, new Date('2026-11-20T12:30:00Z'))).toBe(true)
    expect(mayChangeNote(note, 7, new Date('2026-11-20T12:30:01Z'))).toBe(false)
    expect(mayChangeNote(note, 8, createdAt)).toBe(false)
    expect(mayChangeNote({ ...note, withdrawnAt: createdAt }, 7, createdAt)).toBe(false)
  })
})
