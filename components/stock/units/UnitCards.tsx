import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Facts } from '@/components/ui/display/Facts'
import { Picture } from '@/components/ui/drawings/Picture'
import { StatusTag, type StatusTone } from '@/components/ui/feedback/StatusTag'
import { Link } from '@/components/ui/navigation/Link'
import { env } from '@/services/config/env'
import { paths } from '@/services/config/paths'
import { formatDay } from '@/services/format/format.rules'
import { DELIVERY_STATE_LABEL, deliveryStateOf } from '@/services/logistics/packages/delivery-status.rules'
import { pictureAddress } from '@/services/pictures/pictures.rules'
import { PRODUCT_GROUP_LABEL } from '@/services/stock/units/product-groups.rules'
import type { UnitDetail } from '@/services/stock/units/unit-detail.schema'
import { UNIT_STATUS_LABEL } from '@/services/stock/units/unit-status.rules'
import { font } from '@/styles/mixins'

export const UnitFacts = ({ unit }: { unit: UnitDetail }) => {
  const { product, product_group, label, location, holder, received_at, created_at } = unit
  const place = holder
    ? [
        { key: 'company', label: 'Com quem está', value: holder.company.corporate_name, long: true },
        {
          key: 'address',
          label: 'Endereço',
          value: `${holder.address.label}: ${holder.address.line}`,
          long: true,
        },
        { key: 'user', label: 'Responsável', value: userOf(holder.user?.first_name, received_at) },
      ]
    : [{ key: 'location', label: 'Local no depósito', value: location ?? '—' }]
  return (
    <Card title="Equipamento">
      <Facts
        short
        items={[
          { key: 'product', label: 'Produto', value: `${product.name}, ${product.model}` },
          { key: 'group', label: 'Grupo', value: PRODUCT_GROUP_LABEL[product_group] },
          { key: 'label', label: 'Etiqueta', value: label ?? '—' },
          { key: 'since', label: 'Cadastro', value: formatDay(created_at) },
          ...place,
        ]}
      />
    </Card>
  )
}

function userOf(name: string | undefined, receivedAt: string | null): string {
  if (!name) return 'Ninguém'
  return receivedAt ? `${name}, recebeu em ${formatDay(receivedAt)}` : `${name}, ainda não confirmou o recebimento`
}

type Props = { unit: UnitDetail; /** May see orders. */ mayOpen: boolean }

export const UnitRental = ({ unit: { rental }, mayOpen }: Props) => {
  if (!rental) return null
  const { order, package: pkg, since } = rental
  const { delivery_status: stage } = pkg
  return (
    <Card title="Pedido e volume">
      <Facts
        short
        items={[
          {
            key: 'order',
            label: 'Pedido',
            value: mayOpen ? (
              <Link href={paths.admin.order(order.company.id, order.order_mask_id)}>{order.order_mask_id}</Link>
            ) : (
              order.order_mask_id
            ),
          },
          { key: 'company', label: 'Empresa', value: order.company.corporate_name },
          { key: 'since', label: 'Separado em', value: formatDay(since) },
          {
            key: 'package',
            label: 'Volume',
            value: DELIVERY_STATE_LABEL[deliveryStateOf(stage)],
          },
          { key: 'tracking', label: 'Rastreio', value: pkg.tracking_code ?? '—' },
          pkg.delivery_date
            ? { key: 'date', label: 'Entregue em', value: formatDay(pkg.delivery_date) }
            : {
                key: 'eta',
                label: 'Previsão de entrega',
                value: pkg.delivery_eta ? formatDay(pkg.delivery_eta) : '—',
              },
        ]}
      />
    </Card>
  )
}

const CONDITION: ReadonlyMap<string, { tone: StatusTone; word: string }> = new Map(
  Object.entries({
    good: { tone: 'ok', word: 'Em bom estado' },
    worn: { tone: 'ok', word: 'Desgaste normal' },
    damaged: { tone: 'bad', word: 'Com dano' },
    missing: { tone: 'bad', word: 'Não voltou' },
  }),
)

export const UnitCondition = ({ unit: { condition: found } }: { unit: UnitDetail }) => {
  if (!found) return null
  const { tone, word } = CONDITION.get(found.condition) ?? { tone: 'neutral', word: found.condition }
  const when = found.appraised_at ? ` em ${formatDay(found.appraised_at)}` : ''
  return (
    <Card title="Última avaliação" extra={<StatusTag tone={tone}>{word}</StatusTag>}>
      {found.comment && <p>“{found.comment}”</p>}
      <MutedText>
        Avaliado{when}
        {found.appraised_by && ` por ${found.appraised_by}`}, na devolução do pedido {found.order.order_mask_id} de{' '}
        {found.order.company.corporate_name}
        {found.destination && `. Destino: ${UNIT_STATUS_LABEL[found.destination].toLocaleLowerCase('pt-BR')}`}.
      </MutedText>
    </Card>
  )
}

const MutedText = styled.p`
  ${font.secondaryMuted};
`

const MOMENT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    packing: 'Na separação',
    delivery: 'Na entrega',
    appraisal: 'Na avaliação',
  }),
)

/** Photos of the unit, newest first; each opens in full size. */
export const UnitPhotos = ({ unit: { images, serial } }: { unit: UnitDetail }) => {
  if (images.length === 0) return null
  return (
    <Card title="Fotos">
      <Grid>
        {images.map(({ id, src, moment, created_at }) => {
          const words = `${MOMENT.get(moment) ?? 'Foto'}, ${formatDay(created_at)}`
          return (
            <li key={id}>
              <a href={pictureAddress(env.apiUrl, src, 1200)} target="_blank" rel="noreferrer">
                <Picture image={src} alt={`${serial}: ${words}`} size="card" />
              </a>
              <small>{words}</small>
            </li>
          )
        })}
      </Grid>
    </Card>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 12px;
  small {
    display: block;
    margin-top: 4px;
    ${font.captionMuted};
  }
`
