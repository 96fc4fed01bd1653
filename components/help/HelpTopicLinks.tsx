import styled from 'styled-components'
import { color, radius } from '@/styles/tokens'
import type { HelpTopic } from './help.types'

/** Straight to a topic. */
export const HelpTopicLinks = ({ topics }: { topics: readonly HelpTopic[] }) => (
  <Row aria-label="Assuntos">
    {topics.map(({ id, title }) => (
      <a key={id} href={`#${id}`}>
        {title}
      </a>
    ))}
  </Row>
)

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  a {
    display: inline-flex;
    align-items: center;
    height: 36px;
    padding: 0 12px;
    border: 1px solid ${color.line2};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.text};
    font-size: 13px;
    font-weight: 500;
  }
  a:hover {
    border-color: ${color.field};
    background: ${color.sunken};
    text-decoration: none;
  }
  @media (pointer: coarse) {
    a {
      height: 44px;
    }
  }
`
