import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Picture } from '@/components/ui/drawings/Picture'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import type { PackageDetail } from '@/services/logistics/packages/package-detail.schema'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = {
  product: PackageDetail['products'][number]
  /** How many of how many, as it stands beside the name. */
  count: ReactNode
  /** What the bar says; without it there is none. */
  progress?: string
}

/** A product of a package: how far it is, and what the shelf lacks of it. */
export const ProductProgress = ({ product, count, progress }: Props) => {
  const { name, image, quantity, packed, short } = product
  return (
    <Head>
      <Picture image={image} size="thumb" />
      <div>
        <p>
          <b>{name}</b>
          {count}
        </p>
        {progress && (
          <ProgressBar
            percent={(packed / quantity) * 100}
            label={progress}
            tone={short > 0 ? 'bad' : packed >= quantity ? 'ok' : 'brand'}
          />
        )}
        {short > 0 && (
          <ShortageText>{short === 1 ? 'Falta 1 em estoque' : `Faltam ${String(short)} em estoque`}</ShortageText>
        )}
      </div>
    </Head>
  )
}

/** Its serials, each with what can be done with it at the end of its line. */
export const SerialLines = styled.ul`
  li {
    ${flex.between};
    border-top: 1px solid ${color.line};
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`

const Head = styled.div`
  ${flex.row};
  gap: 12px;
  > :last-child {
    flex: 1;
    min-width: 0;
  }
  p {
    ${flex.between};
    gap: 12px;
    margin-bottom: 6px;
  }
  b {
    font-weight: 600;
  }
`

const ShortageText = styled.small`
  display: block;
  margin-top: 4px;
  color: ${color.bad};
  font-size: 12px;
  line-height: 16px;
  font-weight: 500;
`
