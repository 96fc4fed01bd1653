import { ArrowLeft, CloudUpload, Wifi, WifiOff } from 'lucide-react'
import styled from 'styled-components'
import { MoreMenu } from '@/components/ui/buttons/MoreMenu'
import { Link } from '@/components/ui/navigation/Link'
import { useIsOnline } from '@/hooks/http/useIsOnline'
import { paths } from '@/services/config/paths'
import type { PackageDetail } from '@/services/logistics/packages/package-detail.schema'
import { flex, font } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'
import type { Packing } from './usePacking'

type Props = { pkg: PackageDetail; packing: Packing }

export const PackingHead = ({ pkg, packing }: Props) => {
  const { id, order, address } = pkg
  return (
    <Bar>
      <Back href={paths.admin.deliveries()} aria-label="Voltar às entregas">
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden />
      </Back>
      <div>
        <h1>Separação {order.order_mask_id}</h1>
        <p>
          {order.company.corporate_name}, {address.city}
        </p>
      </div>
      <SaveState packing={packing} />
      <MoreMenu
        label="Mais ações da separação"
        entries={[
          { key: 'open', label: 'Abrir volume', href: paths.admin.delivery(id) },
          { key: 'order', label: 'Abrir pedido', href: paths.admin.order(order.company.id, order.order_mask_id) },
        ]}
      />
    </Bar>
  )
}

const SaveState = ({ packing: { waiting, isOffline } }: { packing: Packing }) => {
  const isOnline = useIsOnline()
  const count = waiting.length
  if (isOffline || !isOnline)
    return (
      <State role="status" $tone="bad">
        <WifiOff size={15} strokeWidth={1.75} aria-hidden />
        {count > 0 ? `${String(count)} na fila` : 'Sem conexão'}
      </State>
    )
  if (count > 0)
    return (
      <State role="status" $tone="plain">
        <CloudUpload size={15} strokeWidth={1.75} aria-hidden />
        Salvando
      </State>
    )
  return (
    <State role="status" $tone="ok">
      <Wifi size={15} strokeWidth={1.75} aria-hidden />
      Salvo
    </State>
  )
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  ${flex.row};
  gap: 8px;
  min-height: 56px;
  margin: 0 calc(-1 * var(--sides, 16px));
  ${below.phone} {
    /* The page's own space at the top. */
    margin-top: -18px;
  }
  padding: 4px 4px 4px 8px;
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  > div {
    flex: 1;
    min-width: 0;
  }
  h1 {
    font-size: 15px;
    line-height: 20px;
  }
  p {
    ${font.ellipsis};
    color: ${color.t2};
    font-size: 12px;
    line-height: 16px;
  }
`

const Back = styled(Link)`
  ${flex.center};
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${radius.control};
  color: ${color.t2};
`

const tones = {
  ok: { text: color.ok, soft: color.okBg },
  bad: { text: color.bad, soft: color.badBg },
  plain: { text: color.t2, soft: color.sunken },
}

const State = styled.span<{ $tone: keyof typeof tones }>`
  ${flex.inlineRow};
  flex: none;
  gap: 6px;
  padding: 3px 8px;
  border-radius: ${radius.tag};
  background: ${({ $tone }) => tones[$tone].soft};
  color: ${({ $tone }) => tones[$tone].text};
  ${font.caption};
  font-weight: 500;
`
