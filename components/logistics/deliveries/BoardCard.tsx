import { Calendar, ClockAlert, MapPin } from 'lucide-react'
import styled from 'styled-components'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import { type DueTone, formatDay, formatDayShort, formatDue } from '@/services/format/format.rules'
import type { PackageCard } from '@/services/logistics/packages/package-lists.schema'
import { contentsText, packageSituation } from '@/services/logistics/packages/package-texts.rules'
import { box, flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { deliveryMenu, type MovablePackage } from './deliveryMenu'

type Props = { pkg: PackageCard; onMove: (pkg: MovablePackage) => void }

export const BoardCard = ({ pkg, onMove }: Props) => {
  const { order, address } = pkg
  const { text, isShort, percent } = packageSituation(pkg)
  const name = `${order.order_mask_id} de ${order.company.corporate_name}`
  return (
    <Card>
      <Head>
        <Link href={paths.admin.delivery(pkg.id)}>{order.order_mask_id}</Link>
        <Expected pkg={pkg} />
        <MoreMenu label={`Ações do volume ${name}`} entries={deliveryMenu(pkg, onMove)} />
      </Head>
      <b>{order.company.corporate_name}</b>
      <p>{contentsText(pkg)}</p>
      <AddressLine>
        <MapPin size={13} strokeWidth={1.75} aria-hidden />
        {address.city}, {address.state}
      </AddressLine>
      {percent === null ? (
        <Separator />
      ) : (
        <ProgressBar
          percent={percent}
          label={`Separados: ${String(pkg.packed)} de ${String(pkg.units)}`}
          tone={isShort ? 'bad' : percent === 100 ? 'ok' : 'brand'}
        />
      )}
      <LastLine $bad={isShort}>{text}</LastLine>
    </Card>
  )
}

const Expected = ({ pkg: { due_at: day } }: { pkg: PackageCard }) => {
  if (!day) return <NoDay>sem data</NoDay>
  const { tone, text } = formatDue(day)
  const Icon = tone === 'late' ? ClockAlert : Calendar
  return (
    <When dateTime={day} title={`${formatDay(day)}, ${text}`} $tone={tone} suppressHydrationWarning>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {formatDayShort(day)}
    </When>
  )
}

const Card = styled.article`
  position: relative;
  padding: 10px 12px;
  ${box.tile};
  box-shadow: ${color.shadowRest};
  ${font.secondary};
  &:hover {
    border-color: ${color.line2};
  }
  b {
    display: block;
    font-weight: 600;
    ${font.ellipsis};
  }
  > p {
    color: ${color.t2};
  }
  > [role='progressbar'] {
    margin-top: 8px;
  }
`

const Head = styled.div`
  ${flex.row};
  gap: 4px;
  margin-bottom: 2px;
  a {
    flex: 1;
    color: ${color.text};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    &:hover {
      text-decoration: none;
    }
    /* The whole card leads there. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
    }
    &:focus-visible {
      outline: none;
    }
    &:focus-visible::after {
      outline: 2px solid ${color.brandText};
      outline-offset: 2px;
      border-radius: ${radius.tile};
    }
  }
  /* Above the link of the whole card. */
  button {
    position: relative;
    z-index: 1;
    width: 24px;
    height: 24px;
    margin: -2px -4px -2px 0;
  }
  @media (pointer: coarse) {
    button {
      width: 44px;
      height: 44px;
      margin: -10px -10px -10px 0;
    }
  }
`

const tones: Record<DueTone, string> = { late: color.bad, soon: color.warn, plain: color.t2 }

const When = styled.time<{ $tone: DueTone }>`
  ${flex.inlineRow};
  gap: 5px;
  color: ${({ $tone }) => tones[$tone]};
  font-weight: ${({ $tone }) => ($tone === 'plain' ? 400 : 600)};
  font-variant-numeric: tabular-nums;
`

const NoDay = styled.span`
  color: ${color.t2};
  font-size: 12px;
`

const AddressLine = styled.p`
  ${flex.row};
  gap: 5px;
  font-size: 12px;
`

const Separator = styled.hr`
  margin: 8px 0 0;
  border: 0;
  border-top: 1px solid ${color.line};
`

const LastLine = styled.p<{ $bad: boolean }>`
  && {
    margin-top: 6px;
    color: ${({ $bad }) => ($bad ? color.bad : color.t2)};
  }
  display: -webkit-box;
  overflow: hidden;
  ${font.caption};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
