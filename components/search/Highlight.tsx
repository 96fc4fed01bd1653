import { plainText } from '@/services/format/plain-text.rules'

/** Marks the typed text, ignoring accents and case. */
export const Highlight = ({ text, typed }: { text: string; typed: string }) => {
  const wanted = plainText(typed).trim()
  // Letter by letter, so that positions in the folded text are positions in the text.
  const at = wanted.length < 2 ? -1 : Array.from(text, plainLetter).join('').indexOf(wanted)
  if (at < 0) return text
  const letters = Array.from(text)
  return (
    <>
      {letters.slice(0, at).join('')}
      <mark>{letters.slice(at, at + wanted.length).join('')}</mark>
      {letters.slice(at + wanted.length).join('')}
    </>
  )
}

/** Folds one letter to one letter; ‘ß’ and ligatures stay as they are. */
function plainLetter(letter: string): string {
  const folded = plainText(letter)
  return folded.length === 1 ? folded : letter
}
