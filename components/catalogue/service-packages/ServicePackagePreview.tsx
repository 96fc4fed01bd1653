import { Money } from '@/components/ui/display/Money'
import { ChoiceCard } from '@/components/ui/forms/ChoiceCard'
import {
  nonEmptyFeatures,
  type ServicePackageFormValues,
} from '@/services/catalogue/service-packages/service-package-fields.rules'
import { fromTypedMoney } from '@/services/format/typed-money.rules'
import { OfferPreview } from '../crud/OfferPreview'

/** The package as who simulates will see it; nothing in it is interactive. */
export const ServicePackagePreview = ({ values }: { values: ServicePackageFormValues }) => {
  const fee = fromTypedMoney(values.monthly_fee_per_unit)
  return (
    <OfferPreview>
      <div inert>
        <ChoiceCard
          shape="row"
          name="package-preview"
          value={0}
          checked={false}
          onChange={() => undefined}
          title={values.name.trim() || 'Nome do pacote'}
          features={[...new Set(nonEmptyFeatures(values.features))]}
          price={
            /^\d{1,6}\.\d{2}$/.test(fee) && (
              <>
                <Money value={fee} strong />
                <small>por item, por mês</small>
              </>
            )
          }
        />
      </div>
    </OfferPreview>
  )
}
