import styled from 'styled-components'
import { color, radius } from '@/styles/tokens'

type Props = {
  /** The drawing as the API made it, an `<svg>` with the margin that cameras need. */
  svg: string
  /** What it leads to, for who does not see it: "QR do Pix de R$ 900,00". */
  label: string
  size?: number
}

/** A QR code on white, in the dark as well: cameras read no inverted one. */
export const QrCode = ({ svg, label, size = 184 }: Props) => (
  // An image runs no scripts, whatever the drawing holds.
  <Field>
    {/* oxlint-disable-next-line @next/next/no-img-element */}
    <img src={`data:image/svg+xml;utf8,${encodeURIComponent(svg)}`} alt={label} width={size} height={size} />
  </Field>
)

const Field = styled.span`
  display: inline-block;
  padding: 4px;
  border: 1px solid ${color.line};
  border-radius: ${radius.tile};
  background: #fff;
  line-height: 0;
  img {
    image-rendering: pixelated;
  }
`
