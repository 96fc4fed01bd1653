import { plainText } from '@/services/format/plain-text.rules'

/** A text with what was typed in it marked, whatever its accents and its case. */
export const Highlight = ({ text, typed }: { text: string; typed: string }) => {
  const wanted = plainText(typed).trim()
  // Letter by letter, so that a place in the folded text is the same place in the text.
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

/** One letter for one letter: an ‘ß’ or a ligature stays what it is. */
function plainLetter(letter: string): string {
  const folded = plainText(letter)
  return folded.length === 1 ? folded : letter
}
