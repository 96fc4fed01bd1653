import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Link } from '@/components/ui/navigation/Link'
import { flex, font, touchArea } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type SectionProps = {
  title: string
  link?: { label: string; of: string; href: string }
  facts?: ReactNode
  children: ReactNode
}

/** A part of the right pane, with its link or a few words beside the title. */
export const Section = ({ title, link, facts, children }: SectionProps) => (
  <Part>
    <h3>
      {title}
      {facts && <small>{facts}</small>}
      {link && (
        <Link href={link.href}>
          {link.label} <span className="visually-hidden">{link.of}</span>
        </Link>
      )}
    </h3>
    {children}
  </Part>
)

const Part = styled.section`
  padding: 12px 16px;
  border-bottom: 1px solid ${color.line};
  ${font.secondary};
  &:last-child {
    border-bottom: 0;
  }
  h3 {
    ${flex.between};
    gap: 12px;
    min-height: 24px;
    margin-bottom: 6px;
    ${font.secondary};
    font-weight: 600;
  }
  h3 small {
    ${font.smallMuted};
    font-weight: 400;
  }
  h3 a {
    font-weight: 550;
    ${touchArea}
  }
  p {
    color: ${color.t2};
    overflow-wrap: anywhere;
  }
  p a {
    ${font.underlined};
  }
  b {
    color: ${color.text};
    font-weight: 550;
  }
`
