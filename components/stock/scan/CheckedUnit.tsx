import styled from 'styled-components'
import { ButtonLink } from '@/components/ui/buttons/ButtonLink'
import { Card } from '@/components/ui/display/Card'
import { Facts } from '@/components/ui/display/Facts'
import { Picture } from '@/components/ui/drawings/Picture'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { paths } from '@/services/config/paths'
import { DELIVERY_STATUS_LABEL } from '@/services/logistics/packages/delivery-status.rules'
import { PRODUCT_GROUP_LABEL } from '@/services/stock/units/product-groups.rules'
import { expectedPlaceText, nextUnitStep, type UnitCheckStep } from '@/services/stock/units/unit-check.rules'
import type { UnitDetail } from '@/services/stock/units/unit-detail.schema'
import { UNIT_STATUS_LABEL } from '@/services/stock/units/unit-status.rules'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { UNIT_TONE } from '../units/unitTone'

export const CheckedUnit = ({ unit }: { unit: UnitDetail }) => {
  const { serial, product, product_group, status, image, rental, open_return } = unit
  const step = linkOf(nextUnitStep(unit), unit.id)
  return (
    <Card
      footer={
        <Commands>
          <ButtonLink kind="primary" block href={step.href}>
            {step.label}
          </ButtonLink>
          {step.href !== paths.admin.unit(unit.id) && (
            <ButtonLink block href={paths.admin.unit(unit.id)}>
              Abrir equipamento
            </ButtonLink>
          )}
        </Commands>
      }
    >
      <Head>
        <Picture image={image} size="thumb" />
        <div>
          <h2>{serial}</h2>
          <p>{product.name}</p>
        </div>
      </Head>
      <StatusTag tone={UNIT_TONE[status]}>{UNIT_STATUS_LABEL[status]}</StatusTag>
      <Spacer />
      <Facts
        items={[
          { key: 'where', label: 'Onde deve estar', value: expectedPlaceText(unit), long: true },
          ...(rental
            ? [
                {
                  key: 'package',
                  label: 'Volume',
                  value: `Pedido ${rental.order.order_mask_id}, ${rental.order.company.corporate_name}: ${DELIVERY_STATUS_LABEL[rental.package.delivery_status].toLowerCase()}`,
                  long: true,
                },
              ]
            : []),
          ...(open_return === null
            ? []
            : [{ key: 'return', label: 'Devolução', value: `Pedida, devolução ${String(open_return)}`, long: true }]),
          { key: 'group', label: 'Grupo', value: PRODUCT_GROUP_LABEL[product_group] },
        ]}
      />
    </Card>
  )
}

function linkOf(step: UnitCheckStep, unitId: number): { label: string; href: string } {
  switch (step.kind) {
    case 'receive':
      return { label: 'Receber devolução', href: paths.admin.return(step.packageId) }
    case 'appraise':
      return { label: 'Avaliar devolução', href: paths.admin.return(step.packageId) }
    case 'pack':
      return { label: 'Continuar separação', href: paths.admin.packing(step.packageId) }
    case 'delivery':
      return { label: 'Abrir volume', href: paths.admin.delivery(step.packageId) }
    case 'unit':
      return { label: 'Abrir equipamento', href: paths.admin.unit(unitId) }
  }
}

const Head = styled.div`
  ${flex.row};
  gap: 12px;
  margin-bottom: 12px;
  h2 {
    font-size: 18px;
    line-height: 24px;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  p {
    color: ${color.t2};
  }
`

const Spacer = styled.div`
  height: 16px;
`

const Commands = styled.div`
  display: grid;
  flex: 1;
  gap: 8px;
`
