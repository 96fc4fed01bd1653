import { useFormikContext } from 'formik'
import styled from 'styled-components'
import { ExtraRow } from '@/components/ui/tables/ExtraRow'
import { toNewUpgrade, type UpgradeFormValues } from '@/services/catalogue/upgrades/upgrade-fields.rules'
import { TYPED_MONEY } from '@/services/format/typed-money.rules'
import { oneColumn } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { OfferPreview } from '../crud/OfferPreview'

/** The row that the simulator will show below each product, before it is saved; nothing in it is interactive. */
export const UpgradePreview = () => {
  const { values } = useFormikContext<UpgradeFormValues>()
  const { name, description, monthly_fee } = toNewUpgrade(values)
  const isFee = TYPED_MONEY.test(values.monthly_fee.trim())
  return (
    <OfferPreview>
      <List inert>
        <ExtraRow
          checked={false}
          onChange={() => undefined}
          title={name || 'Upgrade'}
          description={description}
          monthlyFee={isFee ? monthly_fee : 0}
        />
      </List>
    </OfferPreview>
  )
}

const List = styled.ul`
  border: 1px solid ${color.line2};
  border-radius: ${radius.card};
  background: ${color.surface};
  li {
    grid-template-columns: minmax(0, 1fr) auto;
    ${oneColumn.phone}
  }
`
