import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Lateness } from '@/components/ui/display/DueDate'
import { Facts } from '@/components/ui/display/Facts'
import { Moment } from '@/components/ui/display/Moment'
import { Picture } from '@/components/ui/drawings/Picture'
import { Notice } from '@/components/ui/feedback/Notice'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { Link } from '@/components/ui/navigation/Link'
import { PageHeader } from '@/components/ui/navigation/PageHeader'
import { addressName } from '@/services/companies/address-lines.rules'
import { paths } from '@/services/config/paths'
import {
  EXCHANGE_STATUS_LABEL,
  EXCHANGE_TONE,
  shortageTexts,
} from '@/services/equipment/exchanges/exchange-texts.rules'
import { awaitedUntil, EXCHANGE_KIND_LABEL } from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { Exchange } from '@/services/equipment/exchanges/exchanges.schema'
import { formatDeadline, formatMoney, toCents } from '@/services/format/format.rules'
import { flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { DecideExchanges } from './DecideExchanges'
import { AvailableStock } from './exchangeFacts'

const NONE = '—'

export const ExchangeDetails = ({ exchange }: { exchange: Exchange }) => {
  const { kind, status, company, created_at, decision, allowed_actions } = exchange
  const lacks = allowed_actions.includes('accept') ? shortageTexts([exchange]) : []
  return (
    <Stack>
      <PageHeader
        above={[{ label: 'Trocas e upgrades', href: paths.admin.exchanges() }]}
        title={`${EXCHANGE_KIND_LABEL[kind]} do pedido ${exchange.order.order_mask_id}`}
        tag={<StatusTag tone={EXCHANGE_TONE[status]}>{EXCHANGE_STATUS_LABEL[status]}</StatusTag>}
        facts={
          <>
            {company.corporate_name} · {exchange.requested_by.first_name}, <Moment at={created_at} />
          </>
        }
        actions={<DecideExchanges exchanges={[exchange]} />}
      />
      {lacks.length > 0 && (
        <Notice tone="warn" title="O estoque não cobre">
          {lacks.join(' ')} Cadastre ou receba unidades, libere uma reserva, ou recuse e diga quando haverá.{' '}
          <Link href={paths.admin.unitsOf(exchange.product.id)}>Ver as unidades</Link>
        </Notice>
      )}
      {decision && (
        <Notice tone="warn" title="Motivo da recusa">
          “{decision}”
        </Notice>
      )}
      <Card title={kind === 'upgrade' ? 'O que falta no equipamento atual?' : 'O que está errado?'}>
        <Reason>“{exchange.reason}”</Reason>
      </Card>
      <Card title="Equipamento trocado">
        <ReplacedUnits exchange={exchange} />
      </Card>
      <Card title="Pedido e volumes">
        <OrderAndPackages exchange={exchange} />
      </Card>
    </Stack>
  )
}

const ReplacedUnits = ({ exchange: { unit, product, replacement, monthly_difference } }: { exchange: Exchange }) => (
  <TwoColumns>
    <div>
      <Picture image={unit.product.image} size="thumb" />
      <span>
        <Link href={paths.admin.unit(unit.id)}>{unit.serial}</Link>
        <small>{[unit.product.name, unit.label].filter(Boolean).join(' · ')}</small>
      </span>
    </div>
    <ArrowRight size={20} strokeWidth={1.75} aria-label="dá lugar a" />
    <div>
      <Picture image={product.image} size="thumb" />
      <span>
        {replacement ? (
          <Link href={paths.admin.unit(replacement.id)}>{replacement.serial}</Link>
        ) : (
          <b>{product.name}</b>
        )}
        <small>
          {[
            replacement ? product.name : 'Serial definido na separação',
            toCents(monthly_difference) > 0 && `+ ${formatMoney(monthly_difference)}/mês desde a entrega`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
    </div>
  </TwoColumns>
)

const OrderAndPackages = ({ exchange }: { exchange: Exchange }) => {
  const { order, company, address, user, package_id, return_package_id, decided_by, decided_at, due_at, status } =
    exchange
  return (
    <Facts
      items={[
        {
          key: 'order',
          label: 'Pedido',
          value: <Link href={paths.admin.order(company.id, order.order_mask_id)}>{order.order_mask_id}</Link>,
        },
        { key: 'address', label: 'Endereço', value: address ? addressName(address) : NONE, long: true },
        { key: 'user', label: 'Quem usa', value: user?.first_name ?? 'Sem responsável' },
        ...(due_at
          ? [
              {
                key: 'due',
                label: 'Prazo da troca',
                value: (
                  <>
                    <Lateness of={{ due_at: awaitedUntil(exchange) }} after=" · " />
                    {formatDeadline(due_at)}
                  </>
                ),
              },
            ]
          : []),
        ...(status === 'REQUESTED'
          ? [{ key: 'shelf', label: 'Em estoque', value: <AvailableStock exchange={exchange} /> }]
          : []),
        {
          key: 'package',
          label: 'Entrega do novo',
          value: package_id ? <Link href={paths.admin.delivery(package_id)}>Ver o volume</Link> : NONE,
        },
        {
          key: 'return',
          label: 'Devolução do antigo',
          value: return_package_id ? <Link href={paths.admin.return(return_package_id)}>Ver a devolução</Link> : NONE,
        },
        ...(decided_by && decided_at
          ? [
              {
                key: 'decided',
                label: 'Respondido por',
                value: (
                  <>
                    {decided_by.first_name}, <Moment at={decided_at} />
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

const Stack = styled.div`
  ${flex.stack};
  gap: 16px;
  max-width: 1120px;
`

const Reason = styled.p`
  max-width: 68ch;
  overflow-wrap: anywhere;
`

const TwoColumns = styled.div`
  ${flex.row};
  gap: 16px 24px;
  > svg {
    flex: none;
    color: ${color.t2};
  }
  > div {
    ${flex.row};
    gap: 12px;
    min-width: 0;
  }
  a,
  b {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    ${font.secondaryMuted};
  }
  ${below.phone} {
    flex-direction: column;
    align-items: flex-start;
    > svg {
      margin-left: 14px;
      rotate: 90deg;
    }
  }
`
