import styled from 'styled-components'
import { messageParts } from '@/services/tickets/message-parts.rules'
import { font } from '@/styles/mixins'

/** Plain text with its line breaks; addresses of the web can be opened. */
export const MessageText = ({ text }: { text: string }) => (
  <Words>
    {messageParts(text).map(({ text: part, href }, place) =>
      href === undefined ? (
        <span key={place}>{part}</span>
      ) : (
        <a key={place} href={href} target="_blank" rel="noopener noreferrer nofollow">
          {part}
        </a>
      ),
    )}
  </Words>
)

const Words = styled.p`
  max-width: 68ch;
  ${font.body};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  a {
    ${font.underlined};
  }
`
