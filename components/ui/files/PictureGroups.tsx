import styled from 'styled-components'
import { Picture } from '@/components/ui/drawings/Picture'
import { flex, font } from '@/styles/mixins'

type Props = {
  /** What the pictures show, for their alternative text: a serial. */
  of: string
  groups: readonly { label: string; pictures: readonly { id: number; src: string }[] }[]
}

/** Pictures of one unit, grouped by when they were taken. */
export const PictureGroups = ({ of, groups }: Props) =>
  groups.length === 0 ? null : (
    <Groups>
      {groups.map(({ label, pictures }) => (
        <figure key={label}>
          <figcaption>{label}</figcaption>
          <ul>
            {pictures.map(({ id, src }, at) => (
              <li key={id}>
                <Picture image={src} alt={`${of}, ${label.toLowerCase()}, foto ${String(at + 1)}`} />
              </li>
            ))}
          </ul>
        </figure>
      ))}
    </Groups>
  )

const Groups = styled.div`
  ${flex.wrap};
  gap: 12px 24px;
  margin-top: 8px;
  figure {
    margin: 0;
  }
  figcaption {
    margin-bottom: 4px;
    ${font.captionMuted};
  }
  ul {
    ${flex.wrap};
    gap: 8px;
  }
  li {
    width: 96px;
    border: 0;
  }
`
