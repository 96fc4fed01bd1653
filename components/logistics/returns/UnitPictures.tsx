import styled from 'styled-components'
import { Picture } from '@/components/ui/drawings/Picture'
import type { ReturnedUnit } from '@/services/logistics/returns-desk.schema'
import { color } from '@/styles/tokens'

const MOMENTS = [
  { moment: 'packing', label: 'Na separação' },
  { moment: 'delivery', label: 'Na entrega' },
  { moment: 'appraisal', label: 'Na devolução' },
]

/** How the unit looked when it left, beside how it looks now. */
export const UnitPictures = ({ unit: { serial, pictures } }: { unit: ReturnedUnit }) => {
  const groups = MOMENTS.map((one) => ({
    ...one,
    taken: pictures.filter(({ moment }) => moment === one.moment),
  })).filter(({ taken }) => taken.length > 0)
  if (groups.length === 0) return null
  return (
    <Groups>
      {groups.map(({ moment, label, taken }) => (
        <figure key={moment}>
          <figcaption>{label}</figcaption>
          <ul>
            {taken.map(({ id, src }, at) => (
              <li key={id}>
                <Picture image={src} alt={`${serial}, ${label.toLowerCase()}, foto ${String(at + 1)}`} />
              </li>
            ))}
          </ul>
        </figure>
      ))}
    </Groups>
  )
}

const Groups = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  margin-top: 8px;
  figure {
    margin: 0;
  }
  figcaption {
    margin-bottom: 4px;
    color: ${color.t2};
    font-size: 12px;
    line-height: 18px;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  li {
    width: 96px;
    border: 0;
  }
`
